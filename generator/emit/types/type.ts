import type { JsonObject, Json } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";

/**
 * A TypeScript type, as far as JSON values need one. What {@link TypeReader} makes of a schema and
 * {@link typeDoc} prints.
 *
 * Values of this type are made by the functions below, which keep it plain: a union never holds a
 * union, nor a member that another one covers.
 */
export type Type = Keyword | Literal | Reference | List | Tuple | ObjectType | Union | Intersection;

export interface Keyword {
  readonly kind: "keyword";
  readonly name: "unknown" | "never" | "string" | "number" | "boolean" | "null" | "undefined";
}
export interface Literal {
  readonly kind: "literal";
  readonly value: string | number | boolean;
}
/** A declared type by its name; `from` is the module that exports it, null for the file itself. */
export interface Reference {
  readonly kind: "reference";
  readonly name: string;
  readonly from: string | null;
}
export interface List {
  readonly kind: "list";
  readonly item: Type;
}
export interface Tuple {
  readonly kind: "tuple";
  readonly items: readonly { readonly type: Type; readonly optional: boolean }[];
  /** Type of all further items; null where there are none. */
  readonly rest: Type | null;
}
export interface ObjectType {
  readonly kind: "object";
  /** In the order of the schema; names as on the wire. */
  readonly properties: readonly Property[];
  /** Type of the values under all other keys; null where there are none. */
  readonly index: Type | null;
}
export interface Property {
  readonly name: string;
  readonly type: Type;
  readonly optional: boolean;
  readonly comment: Comment;
}
/** What the documentation comment of a declaration or a property tells. */
export interface Comment {
  /** Prose as the author wrote it, a paragraph an entry. */
  readonly paragraphs: readonly string[];
  readonly deprecated: boolean;
}
export interface Union {
  readonly kind: "union";
  readonly members: readonly Type[];
}
export interface Intersection {
  readonly kind: "intersection";
  readonly members: readonly Type[];
}

export const UNKNOWN: Keyword = { kind: "keyword", name: "unknown" };
export const NEVER: Keyword = { kind: "keyword", name: "never" };
export const NULL: Keyword = { kind: "keyword", name: "null" };
export const STRING: Keyword = { kind: "keyword", name: "string" };
export const NUMBER: Keyword = { kind: "keyword", name: "number" };
export const BOOLEAN: Keyword = { kind: "keyword", name: "boolean" };
export const UNDEFINED: Keyword = { kind: "keyword", name: "undefined" };

/** A comment of the given paragraphs. */
export const telling = (...paragraphs: readonly string[]): Comment => ({ paragraphs, deprecated: false });
export const NO_COMMENT = telling();

/** The type that has exactly the given JSON value. */
export function literalType(value: Json): Type {
  if (value === null) return NULL;
  // JSON text may hold numbers past the range of doubles (1e999), which no literal can say.
  if (typeof value === "number") return Number.isFinite(value) ? { kind: "literal", value: value === 0 ? 0 : value } : NUMBER;
  if (typeof value !== "object") return { kind: "literal", value };
  if (Array.isArray(value)) return { kind: "tuple", items: (value as readonly Json[]).map((item) => ({ type: literalType(item), optional: false })), rest: null };
  const properties = entriesOf(value as JsonObject).map(([name, item]) => ({ name, type: literalType(item), optional: false, comment: NO_COMMENT }));
  return { kind: "object", properties, index: null };
}

/** Any of the types: flat, without repetitions, without members that another one covers. */
export function union(types: readonly Type[]): Type {
  if (types.length === 1) return types[0]!;
  const members = types.flatMap((type) => (type.kind === "union" ? type.members : [type]));
  if (members.some((type) => type === UNKNOWN)) return UNKNOWN;
  const keywords = new Set(members.flatMap((type) => (type.kind === "keyword" ? [type.name] : [])));
  const booleans = new Set(members.flatMap((type) => (type.kind === "literal" && typeof type.value === "boolean" ? [type.value] : [])));
  const bothBooleans = booleans.size === 2;
  const kept = new Map<string, Type>();
  for (const member of members) {
    if (member === NEVER) continue;
    if (member.kind !== "literal") {
      kept.set(keyOf(member), member);
      continue;
    }
    const wide = typeof member.value as "string" | "number" | "boolean";
    if (keywords.has(wide)) continue;
    if (wide === "boolean" && bothBooleans) kept.set("boolean", BOOLEAN);
    else kept.set(keyOf(member), member);
  }
  const distinct = [...kept.values()];
  if (distinct.length === 0) return NEVER;
  return distinct.length === 1 ? distinct[0]! : { kind: "union", members: distinct };
}

/** Equal for types that say the same, comments of properties included. */
export function keyOf(type: Type): string {
  switch (type.kind) {
    case "keyword":
      return type.name;
    case "literal":
      return JSON.stringify(type.value);
    case "reference":
      return `${type.from ?? ""}:${type.name}`;
    default:
      return JSON.stringify(type);
  }
}
