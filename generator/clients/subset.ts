import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { isSchemaObject } from "../../runtime/contract/schema.js";
import type { Limit } from "./limits.js";

/**
 * One schema as a provider knows schemas that has a few fields of JSON Schema and refuses the request for
 * anything else. Whatever is taken away only lets more through. Call it once what the schema refers to,
 * its `const` and its lists of types are settled.
 */
export function withinSubset(given: JsonObject, limits: readonly Limit[]): JsonObject {
  let schema = given;
  const without = (keys: readonly string[]) => (schema = ordered(entriesOf(schema).filter(([key]) => !keys.includes(key))));
  for (const limit of limits) {
    if (limit.kind === "union-alone" && schema.type !== undefined && schema.anyOf !== undefined) without(["anyOf"]);
    else if (limit.kind === "typed-keywords") without(misplacedKeywords(schema));
    else if (limit.kind === "text-enums" && schema.enum !== undefined && !hasTextEnum(schema)) without(["enum"]);
    else if (limit.kind === "formats" && !hasKnownFormat(schema, limit.known)) without(["format"]);
    else if (limit.kind === "declared-required" && undeclared(schema).length > 0) {
      const ghosts = undeclared(schema);
      const required = (schema.required as readonly Json[]).filter((name) => !ghosts.includes(name));
      if (required.length === 0) without(["required"]);
      else schema = { ...schema, required };
    }
  }
  return schema;
}

/** The keywords that a provider knows: what it has another word for is said in that, the rest is left out. */
export function inKnownFields(schema: JsonObject, limits: readonly Limit[]): JsonObject {
  const fields = limits.find((limit) => limit.kind === "fields");
  if (fields === undefined) return schema;
  const { oneOf, exclusiveMinimum, exclusiveMaximum } = schema;
  const said = {
    ...(Array.isArray(oneOf) && schema.anyOf === undefined ? { anyOf: oneOf } : {}),
    ...(typeof exclusiveMinimum === "number" && schema.minimum === undefined ? { minimum: exclusiveMinimum } : {}),
    ...(typeof exclusiveMaximum === "number" && schema.maximum === undefined ? { maximum: exclusiveMaximum } : {}),
  };
  // `items` speaks of what follows the leading ones, or is a list of schemas itself.
  const tuple = schema.prefixItems !== undefined || Array.isArray(schema.items);
  return ordered(entriesOf({ ...schema, ...said }).filter(([key]) => fields.known.includes(key) && !(tuple && key === "items")));
}

/** Which type a keyword belongs to. */
export const KEYWORD_TYPES: ReadonlyMap<string, string> = new Map([
  ["properties", "object"],
  ["required", "object"],
  ["items", "array"],
]);

export function misplacedKeywords(schema: JsonObject): readonly string[] {
  return [...KEYWORD_TYPES].filter(([key, type]) => schema[key] !== undefined && schema.type !== type).map(([key]) => key);
}

export function hasTextEnum(schema: JsonObject): boolean {
  return schema.type === "string" && Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === "string");
}

export function hasKnownFormat(schema: JsonObject, known: { readonly [type: string]: readonly string[] }): boolean {
  if (schema.format === undefined) return true;
  const formats = typeof schema.type === "string" && Object.hasOwn(known, schema.type) ? known[schema.type]! : [];
  return typeof schema.format === "string" && formats.includes(schema.format);
}

/** Names that are required and not declared. */
export function undeclared(schema: JsonObject): readonly Json[] {
  const properties = isSchemaObject(schema.properties) ? schema.properties : {};
  return Array.isArray(schema.required) ? (schema.required as readonly Json[]).filter((name) => typeof name !== "string" || !Object.hasOwn(properties, name)) : [];
}
