import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isSchema, isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { matches } from "./matches.js";

/** The schemas of single places of a list, and that of all others. */
export function itemSchemas(schema: JsonObject): { readonly prefix: readonly Schema[]; readonly rest: Schema | null } {
  const items = keyword(schema, "items");
  if (Array.isArray(items)) return { prefix: schemasIn(schema, "items"), rest: schemaOf(schema, "additionalItems") };
  return { prefix: schemasIn(schema, "prefixItems"), rest: schemaOf(schema, "items") };
}

/** What judges a property: its own schema, those of patterns, else that of all others. */
export function propertySchemas(schema: JsonObject, name: string): readonly Schema[] {
  const properties = keyword(schema, "properties");
  const own = isSchemaObject(properties) && Object.hasOwn(properties, name) && isSchema(properties[name]!) ? [properties[name] as Schema] : [];
  const patterns = entriesIn(schema, "patternProperties").flatMap(([pattern, inner]) => (isSchema(inner) && matches(pattern, name) ? [inner] : []));
  const others = schemaOf(schema, "additionalProperties");
  return own.length + patterns.length > 0 ? [...own, ...patterns] : others === null ? [] : [others];
}

export function schemasIn(schema: JsonObject, name: string): readonly Schema[] {
  const list = keyword(schema, name);
  return Array.isArray(list) ? list.filter(isSchema) : [];
}

export function schemaOf(schema: JsonObject, name: string): Schema | null {
  const inner = keyword(schema, name);
  return inner !== undefined && isSchema(inner) ? inner : null;
}

export function entriesIn(schema: JsonObject, name: string): [string, Json][] {
  const map = keyword(schema, name);
  return isSchemaObject(map) ? entriesOf(map) : [];
}

export function numberOf(schema: JsonObject, name: string): number | null {
  const value = keyword(schema, name);
  return typeof value === "number" ? value : null;
}

export function namesIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
}

export function isOfType(value: Json, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isSchemaObject(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
