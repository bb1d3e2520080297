import { type JsonObject, type Schema } from "./contract.js";
import { entriesOf, joined, keysOf, ordered } from "./ordered.js";

/** Where JSON Schema (2020-12, and draft-07 for what real servers send) keeps schemas in a schema. */
type Holding = "schema" | "list" | "map";

const HOLDING: ReadonlyMap<string, Holding> = new Map<string, Holding>([
  ...(["items", "additionalItems", "unevaluatedItems", "contains", "additionalProperties", "unevaluatedProperties"] as const).map((keyword) => [keyword, "schema"] as const),
  ...(["propertyNames", "not", "if", "then", "else", "contentSchema"] as const).map((keyword) => [keyword, "schema"] as const),
  ...(["allOf", "anyOf", "oneOf", "prefixItems"] as const).map((keyword) => [keyword, "list"] as const),
  ...(["properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions"] as const).map((keyword) => [keyword, "map"] as const),
]);

/** Keywords that say something about a schema and nothing about values. */
export const ANNOTATIONS: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$comment"]);

/** A schema object; a list or a scalar at a schema's place is none and is left alone. */
export function isSchemaObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A JSON object, as opposed to a list, a scalar or null. */
export const isJsonObject = isSchemaObject;

/**
 * The schema with each direct subschema mapped. An unchanged schema is returned as the same object,
 * so that whoever maps a large surface pays for what changes only.
 *
 * @param map gets the subschema, the keyword that holds it, and its key or index (null for one schema)
 */
export function mapSubschemas(schema: JsonObject, map: (subschema: JsonObject | boolean, keyword: string, key: string | number | null) => Schema): JsonObject {
  let changed: Map<string, JsonObject[string]> | null = null;
  for (const keyword in schema) {
    const holding = HOLDING.get(keyword);
    if (holding === undefined || !Object.hasOwn(schema, keyword)) continue;
    const before = schema[keyword]!;
    const after = mapHeld(before, holding, keyword, map);
    if (after !== before) (changed ??= new Map()).set(keyword, after);
  }
  if (changed === null) return schema;
  const changes = changed;
  return ordered(entriesOf(schema).map(([key, value]) => [key, changes.get(key) ?? value] as const));
}

function mapHeld(before: JsonObject[string], holding: Holding, keyword: string, map: Parameters<typeof mapSubschemas>[1]): JsonObject[string] {
  if (Array.isArray(before)) {
    // `items` is a list in draft-07; elsewhere a list of schemas is what the keyword asks for.
    if (holding === "map" || (holding === "schema" && keyword !== "items")) return before;
    let same = true;
    const after = before.map((item, index) => {
      const mapped = isSchema(item) ? map(item, keyword, index) : item;
      same &&= mapped === item;
      return mapped;
    });
    return same ? before : after;
  }
  if (holding === "schema") return isSchema(before) ? map(before, keyword, null) : before;
  if (holding !== "map" || !isSchemaObject(before)) return before;
  let same = true;
  const entries = keysOf(before).map((key) => {
    const item = before[key]!;
    const mapped = isSchema(item) ? map(item, keyword, key) : item;
    same &&= mapped === item;
    return [key, mapped] as const;
  });
  return same ? before : ordered(entries);
}

/** What may stand where a schema is asked for. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isSchemaObject(value);
}

/** Calls back for the schema itself and every subschema at any depth, boolean ones left out. */
export function visitSchemas(schema: Schema, visit: (schema: JsonObject) => void): void {
  if (!isSchemaObject(schema)) return;
  visit(schema);
  mapSubschemas(schema, (subschema) => {
    visitSchemas(subschema, visit);
    return subschema;
  });
}

/** Own value of a keyword, or undefined: `constructor` is no keyword of a schema that lacks it. */
export function keyword(schema: Schema, name: string): JsonObject[string] | undefined {
  // What stands where a schema should may be anything at all, null too.
  return isSchemaObject(schema) && Object.hasOwn(schema, name) ? schema[name] : undefined;
}

/** What `type` admits, as a list; null where the schema says nothing. */
export function typesOf(schema: Schema): readonly string[] | null {
  const type = keyword(schema, "type");
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((name): name is string => typeof name === "string") : null;
}

/** The schema without the keywords named; itself where it has none of them. */
export function without(schema: JsonObject, ...names: readonly string[]): JsonObject {
  if (!names.some((name) => Object.hasOwn(schema, name))) return schema;
  return ordered(entriesOf(schema).filter(([key]) => !names.includes(key)));
}

/** The keywords of several schema objects, later ones winning in the place of earlier ones. */
export function withKeywords(...parts: readonly JsonObject[]): JsonObject {
  return joined(parts);
}
