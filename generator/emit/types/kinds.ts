import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { keyword, typesOf } from "../../../runtime/contract/schema.js";
import { BOOLEAN, literalType, NULL, NUMBER, STRING, type Type, union, UNKNOWN } from "./type.js";

/** The kinds of JSON values. */
export type Kind = "string" | "number" | "boolean" | "null" | "array" | "object";
export const KINDS: readonly Kind[] = ["string", "number", "boolean", "null", "array", "object"];

export const ANY_OBJECT: Type = { kind: "object", properties: [], index: UNKNOWN };
export const ANY_LIST: Type = { kind: "list", item: UNKNOWN };

export const TYPE_OF_KIND: { readonly [kind in Kind]: Type } = { string: STRING, number: NUMBER, boolean: BOOLEAN, null: NULL, array: ANY_LIST, object: ANY_OBJECT };

/** Whether a type of objects or of lists is that of all of them. */
export function isAny(type: Type): boolean {
  return (type.kind === "object" && type.properties.length === 0 && type.index === UNKNOWN) || (type.kind === "list" && type.item === UNKNOWN);
}

/** The type of all values of the kinds. */
export function anyOf(kinds: readonly Kind[]): Type {
  if (kinds.length === 1) return TYPE_OF_KIND[kinds[0]!];
  return kinds.length === KINDS.length ? UNKNOWN : union(kinds.map((kind) => TYPE_OF_KIND[kind]));
}

/** The kinds that `type` leaves of those that are open, in its own order. */
export function kindsOf(schema: JsonObject, open: readonly Kind[]): readonly Kind[] {
  const types = typesOf(schema);
  if (types === null) return open;
  // `nullable` is a word of OpenAPI that validators understand beside `type`.
  const named = (keyword(schema, "nullable") === true ? [...types, "null"] : types).map((type) => (type === "integer" ? "number" : type));
  if (named.some((type) => !KINDS.includes(type as Kind))) return open;
  return [...new Set(named as Kind[])].filter((kind) => open.includes(kind));
}

/** The values that `const` or `enum` lists, but for those of other kinds; undefined where neither stands. */
export function literalsOf(schema: JsonObject, kinds: readonly Kind[]): Type | undefined {
  const values = Object.hasOwn(schema, "const") ? [schema["const"]!] : keyword(schema, "enum");
  if (!Array.isArray(values)) return undefined;
  return union((values as readonly Json[]).filter((value) => kinds.includes(kindOf(value))).map(literalType));
}

function kindOf(value: Json): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as Kind;
}
