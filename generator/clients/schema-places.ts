import { entriesOf } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { escapeStep } from "../../runtime/contract/pointer.js";

/** One schema within a schema, and where it stands. */
export interface SchemaPlace {
  /** JSON pointer from the root of the input schema; "" for the root. */
  readonly pointer: string;
  readonly schema: JsonObject;
  /** True where the schema says what a named parameter is, not what a branch of a union is. */
  readonly property: boolean;
  /** Objects around it. */
  readonly depth: number;
}

const MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"];
const SINGLES = ["items", "additionalProperties", "unevaluatedProperties", "propertyNames", "contains", "not", "if", "then", "else"];

/** Every schema within a schema, itself first, in the order in which they are written. */
export function* schemaPlaces(root: JsonObject): Generator<SchemaPlace> {
  yield* walk(root, "", false, 0);
}

function* walk(schema: Json, pointer: string, property: boolean, depth: number): Generator<SchemaPlace> {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return;
  const object = schema as JsonObject;
  yield { pointer, schema: object, property, depth };
  const within = isObjectSchema(object) ? depth + 1 : depth;
  for (const [key, value] of entriesOf(object)) {
    const at = `${pointer}/${escapeStep(key)}`;
    if (MAPS.includes(key) && typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of entriesOf(value as JsonObject)) yield* walk(inner, `${at}/${escapeStep(name)}`, key === "properties", within);
    } else if (LISTS.includes(key) && Array.isArray(value)) {
      for (const [index, inner] of value.entries()) yield* walk(inner as Json, `${at}/${index}`, false, depth);
    } else if (SINGLES.includes(key)) {
      yield* walk(value, at, false, key === "items" || key === "additionalProperties" ? within : depth);
    }
  }
}

export const isObjectSchema = (schema: JsonObject): boolean => typesOf(schema).includes("object") || schema.properties !== undefined;

/** The types that a schema names: none where it names none. */
export function typesOf(schema: JsonObject): readonly string[] {
  if (typeof schema.type === "string") return [schema.type];
  return Array.isArray(schema.type) ? schema.type.filter((type): type is string => typeof type === "string") : [];
}

