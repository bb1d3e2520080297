import { CONVENTIONS, LATCHES, type Json, type PublicContract } from "../../runtime/contract/contract.js";
import { entriesOf } from "../../runtime/contract/ordered.js";
import { isJsonObject } from "../../runtime/contract/schema.js";

/** Where a value is not what a contract has there, and what it should be. */
export interface Misshape {
  readonly path: readonly string[];
  readonly expected: string;
}

/**
 * The first place where a value is no public contract of this version; null where it is one. Keys that
 * are not known are let through: a newer minor version may have added them.
 */
export function contractMisshape(value: Json): Misshape | null {
  return CONTRACT(value, []);
}

/** For whoever has just asked {@link contractMisshape}. */
export function asContract(value: Json): PublicContract {
  return value as unknown as PublicContract;
}

type Check = (value: Json | undefined, path: readonly string[]) => Misshape | null;

const is = (expected: string, test: (value: Json | undefined) => boolean): Check => (value, path) => (test(value) ? null : { path, expected });

const text = is("a text", (value) => typeof value === "string");
const flag = is("true or false", (value) => typeof value === "boolean");
const schema = is("a JSON Schema", (value) => typeof value === "boolean" || isJsonObject(value));
const object = is("an object", (value) => isJsonObject(value));
const anything: Check = () => null;
const oneOf = (...values: readonly string[]): Check => is(`one of ${values.join(", ")}`, (value) => typeof value === "string" && values.includes(value));
const orNull = (check: Check): Check => (value, path) => (value === null ? null : check(value, path));

const listOf = (check: Check): Check => (value, path) => {
  if (!Array.isArray(value)) return { path, expected: "a list" };
  return first((value as readonly Json[]).entries(), ([index, item]) => check(item, [...path, String(index)]));
};

const mapOf = (check: Check): Check => (value, path) => {
  if (!isJsonObject(value)) return { path, expected: "an object" };
  return first(entriesOf<Json>(value), ([key, item]) => check(item, [...path, key]));
};

const shape = (keys: { readonly [key: string]: Check }): Check => (value, path) => {
  if (!isJsonObject(value)) return { path, expected: "an object" };
  return first(Object.entries(keys), ([key, check]) => check(Object.hasOwn(value, key) ? value[key] : undefined, [...path, key]));
};

function first<T>(items: Iterable<T>, check: (item: T) => Misshape | null): Misshape | null {
  for (const item of items) {
    const found = check(item);
    if (found !== null) return found;
  }
  return null;
}

/** No two of a list bear one name: which one is meant could not be told. */
const named = (check: Check): Check => (value, path) => {
  const found = listOf(check)(value, path);
  if (found !== null) return found;
  const names = (value as readonly { readonly name: Json }[]).map(({ name }) => name);
  const twin = names.findIndex((name, index) => names.indexOf(name) !== index);
  return twin === -1 ? null : { path: [...path, String(twin), "name"], expected: "a name that no other one has" };
};

const ACTION = shape({
  name: orNull(text),
  identifier: text,
  title: orNull(text),
  description: orNull(text),
  policy: oneOf("READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY", "UNDECIDED"),
  callClass: oneOf("read", "rehearse", "flag", "immediate"),
  scope: orNull(text),
  group: orNull(text),
  address: orNull(text),
  help: orNull(text),
  requires: listOf(text),
  takes: listOf(text),
  narrow: mapOf(object),
  arguments: orNull(schema),
  latches: listOf(oneOf(...LATCHES)),
  flag: orNull(shape({ name: text, rehearses: flag, absent: oneOf("rehearse", "error", "apply") })),
  window: orNull(shape({ unit: oneOf("line", "element"), paging: orNull(text), cache: flag })),
  result: orNull(schema),
  answer: shape({ fields: listOf(text), sections: listOf(text) }),
  examples: listOf(shape({ intent: orNull(text), arguments: object, result: anything })),
});

const TOOL = shape({
  name: text,
  identifier: text,
  title: orNull(text),
  description: orNull(text),
  help: orNull(text),
  selector: orNull(shape({ name: text, title: orNull(text), description: orNull(text), optional: flag, schema: object })),
  params: orNull(text),
  parameters: mapOf(schema),
  required: listOf(text),
  schema: object,
  export: orNull(oneOf("flat", "signatures", "help")),
  annotations: orNull(object),
  outputSchema: orNull(schema),
  wire: object,
  retired: shape({ actions: mapOf(text), parameters: mapOf(text) }),
  actions: named(ACTION),
});

const PROSE = { name: text, title: text, description: orNull(text) };

const CONTRACT = shape({
  server: shape({ name: text, title: orNull(text), version: orNull(text), locale: text, description: orNull(text) }),
  conventions: listOf(oneOf(...CONVENTIONS)),
  answers: orNull(oneOf("markdown", "envelope")),
  scopes: named(shape(PROSE)),
  groups: named(shape({ ...PROSE, access: oneOf("read", "write") })),
  profiles: named(shape({ ...PROSE, default: flag, groups: listOf(text), scopes: listOf(text), enable: orNull(text), allowlist: listOf(text) })),
  retired: shape({ tools: mapOf(text), parameters: mapOf(text) }),
  labels: shape({ fields: mapOf(text), sections: mapOf(text), statuses: mapOf(shape({ circle: text, ok: flag, meaning: text })) }),
  errors: listOf(shape({ id: text, code: text, retryable: flag, message: text, hint: text })),
  types: mapOf(schema),
  tools: named(TOOL),
});
