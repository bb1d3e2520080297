/**
 * Objects whose keys keep the order in which they were written.
 *
 * JavaScript moves keys that look like integers (`"10"`, `"2"`) to the front. A parameter may be
 * called so, and the order of parameters is the author's; objects that hold such keys carry their
 * order beside them, and whoever prints or documents them asks {@link keysOf}.
 */
const ORDER = Symbol("key order");

type Ordered = { [ORDER]?: readonly string[] };

/** An object with the given entries, in this order for {@link keysOf}. Later entries win. */
export function ordered<T>(entries: Iterable<readonly [string, T]>): { [key: string]: T } {
  const object: { [key: string]: T } = {};
  let keys: string[] | null = null;
  for (const entry of entries) keys = put(object, keys, entry[0], entry[1]);
  if (keys !== null) Object.defineProperty(object, ORDER, { value: keys });
  return object;
}

/** The entries of several objects as one, in their order. Later ones win, in the place of earlier ones. */
export function joined<T>(parts: readonly { readonly [key: string]: T }[]): { [key: string]: T } {
  const object: { [key: string]: T } = {};
  let keys: string[] | null = null;
  for (const part of parts) for (const key of keysOf(part)) keys = put(object, keys, key, part[key]!);
  if (keys !== null) Object.defineProperty(object, ORDER, { value: keys });
  return object;
}

/** Adds an entry, and gives the keys in their order once JavaScript would keep another; null until then. */
function put<T>(object: { [key: string]: T }, before: string[] | null, key: string, value: T): string[] | null {
  const first = key.charCodeAt(0);
  const keys = before ?? (first >= 0x30 && first <= 0x39 ? Object.keys(object) : null);
  if (keys !== null && !Object.hasOwn(object, key)) keys.push(key);
  // `__proto__` is a legal name on the wire and must become a key like any other.
  if (key === "__proto__") Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
  return keys;
}

/** Own keys in the order in which they were written. */
export function keysOf(object: object): readonly string[] {
  return (object as Ordered)[ORDER] ?? Object.keys(object);
}

/** Own entries in the order in which they were written. */
export function entriesOf<T>(object: { readonly [key: string]: T }): [string, T][] {
  return keysOf(object).map((key) => [key, object[key]!]);
}

/** The same object with every value mapped, order kept. */
export function mapValues<T, U>(object: { readonly [key: string]: T }, map: (value: T, key: string) => U): { [key: string]: U } {
  const result: { [key: string]: U } = {};
  let keys: string[] | null = null;
  for (const key of keysOf(object)) keys = put(result, keys, key, map(object[key]!, key));
  if (keys !== null) Object.defineProperty(result, ORDER, { value: keys });
  return result;
}

/** What `JSON.stringify` gives, with keys in the order in which they were written. */
export function jsonText(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonText).join(",")}]`;
  return `{${entriesOf(value as { readonly [key: string]: unknown }).map(([key, inner]) => `${JSON.stringify(key)}:${jsonText(inner)}`).join(",")}}`;
}
