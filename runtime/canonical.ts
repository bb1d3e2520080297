import { createHash } from "node:crypto";

/**
 * A JSON value as one text that does not depend on the order of keys: equal values, equal text.
 * What is not JSON (undefined, functions) stands as null.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const keys = Object.keys(value).sort(byCodeUnit);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson((value as { readonly [key: string]: unknown })[key])}`).join(",")}}`;
}

/** Hexadecimal SHA-256 of a text. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A deep copy of a JSON value. `__proto__` is a key like any other. */
export function copyJson<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as Value;
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(value)) setOwn(copy, key, copyJson((value as { readonly [key: string]: unknown })[key]));
  return copy as Value;
}

/** Gives an object a key of its own, whatever it is called. */
export function setOwn(object: { [key: string]: unknown }, key: string, value: unknown): void {
  if (key === "__proto__") Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
