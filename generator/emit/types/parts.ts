import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { isSchema, isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { type Type, union, UNKNOWN } from "./type.js";

/** Which words a schema may use. */
export type Dialect = "2020-12" | "2019-09" | "draft-07";

/** The dialect that a document's `$schema` names; 2020-12 where it names none. */
export function dialectOf(document: Schema): Dialect {
  const dialect = isSchemaObject(document) ? keyword(document, "$schema") : undefined;
  if (typeof dialect !== "string") return "2020-12";
  if (/draft-0[3-7]/.test(dialect)) return "draft-07";
  return dialect.includes("2019-09") ? "2019-09" : "2020-12";
}

/** The items of a list that have schemas of their own, and the schema of the rest (none: anything). */
export function listParts(schema: JsonObject, dialect: Dialect): { prefix: readonly Schema[]; rest: Schema | undefined } {
  const items = keyword(schema, "items");
  if (Array.isArray(items)) {
    const others = dialect === "2020-12" ? undefined : keyword(schema, "additionalItems");
    return { prefix: (items as readonly Json[]).filter(isSchema), rest: isSchema(others) ? others : undefined };
  }
  const prefix = dialect === "2020-12" ? schemasIn(schema, "prefixItems") : [];
  const isClosed = items === undefined && dialect !== "draft-07" && keyword(schema, "unevaluatedItems") === false && !NAMING_ITEMS.some((name) => Object.hasOwn(schema, name));
  return { prefix, rest: isClosed ? false : isSchema(items) ? items : undefined };
}

export function listBounds(schema: JsonObject): { least: number; most: number } {
  const least = keyword(schema, "minItems");
  const most = keyword(schema, "maxItems");
  return { least: typeof least === "number" ? least : 0, most: typeof most === "number" ? Math.max(0, most) : Infinity };
}

/** Whether `unevaluatedProperties` leaves no other keys than those that the schema and its branches name. */
export function closesWhole(schema: JsonObject, dialect: Dialect): boolean {
  return dialect !== "draft-07" && keyword(schema, "unevaluatedProperties") === false && namesItsKeys(schema);
}

/** The type without the openings of its objects. */
export function withoutOpenings(type: Type): Type {
  if (type.kind === "object") return type.index === UNKNOWN ? { ...type, index: null } : type;
  if (type.kind === "union") return union(type.members.map(withoutOpenings));
  return type.kind === "intersection" ? { ...type, members: type.members.map(withoutOpenings) } : type;
}

export function schemasIn(schema: JsonObject, name: string): readonly Schema[] {
  const held = keyword(schema, name);
  return Array.isArray(held) ? (held as readonly Json[]).filter(isSchema) : [];
}

export function namesIn(schema: JsonObject, name: string): readonly string[] {
  const held = keyword(schema, name);
  return Array.isArray(held) ? (held as readonly Json[]).filter((item): item is string => typeof item === "string") : [];
}

/** Schemas that apply to the same value. */
export const BRANCHES: readonly string[] = ["allOf", "anyOf", "oneOf"];
const NAMING_ITEMS: readonly string[] = [...BRANCHES, "$ref", "if", "contains"];
const NAMING_KEYS: readonly string[] = ["if", "dependentSchemas", "dependencies", "not", "$dynamicRef"];

/** Whether all the keys that count as evaluated stand under `properties`, here and in the branches. */
function namesItsKeys(whole: JsonObject): boolean {
  // Not by recursion: a list may hold what is nested deeper than a stack reaches.
  const waiting: Schema[] = [whole];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (!isSchemaObject(schema)) continue;
    const part = schema;
    if (NAMING_KEYS.some((name) => Object.hasOwn(part, name))) return false;
    if (["additionalProperties", "unevaluatedProperties"].some((name) => Object.hasOwn(part, name) && part[name] !== false)) return false;
    for (const name of BRANCHES) for (const branch of schemasIn(part, name)) waiting.push(branch);
  }
  return true;
}
