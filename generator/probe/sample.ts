import { multipleOf } from "../../runtime/multiple.js";
import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { pointerOf, valueAt } from "../../runtime/contract/pointer.js";
import { isJsonObject, isSchemaObject, typesOf } from "../../runtime/contract/schema.js";

/**
 * A small value that a schema may well accept: constants, examples and defaults first, then what its
 * types and bounds ask for. Whoever uses it validates it; not every schema has a value that can be
 * made like this. Undefined where it is plain that there is none.
 *
 * @param root the document that references point into
 */
export function sample(schema: Schema, root: JsonObject, depth = 0): Json | undefined {
  if (schema === true) return "text";
  if (schema === false || depth > DEEPEST) return undefined;
  const own = (name: string): Json | undefined => (Object.hasOwn(schema, name) ? schema[name] : undefined);
  if (own("const") !== undefined) return own("const");
  const [examples, values] = [own("examples"), own("enum")];
  if (Array.isArray(examples) && examples.length > 0) return examples[0] as Json;
  if (own("default") !== undefined) return own("default");
  if (Array.isArray(values)) return values.find((value) => value !== null) as Json | undefined;
  const reference = own("$ref");
  if (typeof reference === "string") {
    const target = pointedAt(root, reference);
    const { $ref: _, ...beside } = schema;
    return target === null ? undefined : sample(target === true ? beside : { ...(target as JsonObject), ...beside }, root, depth + 1);
  }
  for (const key of ["anyOf", "oneOf"]) {
    const branches = own(key);
    if (!Array.isArray(branches)) continue;
    const { [key]: _, ...beside } = schema;
    return firstOf((branches as readonly Schema[]).filter((branch) => !isNull(branch)), (branch) => sample(joined(beside, branch), root, depth + 1)) ?? null;
  }
  const all = own("allOf");
  if (Array.isArray(all)) {
    const { allOf: _, ...beside } = schema;
    return sample((all as readonly Schema[]).reduce<JsonObject>((whole, branch) => joined(whole, branch), beside), root, depth + 1);
  }
  return ofType(schema, root, depth);
}

const DEEPEST = 40;

function ofType(schema: JsonObject, root: JsonObject, depth: number): Json | undefined {
  const type = typesOf(schema)?.find((name) => name !== "null") ?? (Object.hasOwn(schema, "properties") ? "object" : Object.hasOwn(schema, "items") ? "array" : "string");
  switch (type) {
    case "boolean":
      return false;
    case "integer":
    case "number":
      return numberOf(schema, type === "integer");
    case "array":
      return listOf(schema, root, depth);
    case "object":
      return objectOf(schema, root, depth);
    case "null":
      return null;
    default:
      return textOf(schema);
  }
}

function numberOf(schema: JsonObject, whole: boolean): number {
  const bound = (name: string): number | null => (typeof schema[name] === "number" ? (schema[name] as number) : null);
  const low = bound("minimum") ?? (bound("exclusiveMinimum") === null ? null : bound("exclusiveMinimum")! + (whole ? 1 : 0.5));
  const high = bound("maximum") ?? (bound("exclusiveMaximum") === null ? null : bound("exclusiveMaximum")! - (whole ? 1 : 0.5));
  const step = bound("multipleOf");
  const value = low !== null && low > 1 ? low : high !== null && high < 1 ? high : 1;
  if (step !== null && step > 0) return multipleOf(Math.ceil((low ?? step) / step), step);
  return whole ? Math.ceil(value) : value;
}

function textOf(schema: JsonObject): string {
  const format = typeof schema.format === "string" ? FORMATS[schema.format] : undefined;
  const text = format ?? "sample";
  const least = typeof schema.minLength === "number" ? schema.minLength : 0;
  const most = typeof schema.maxLength === "number" ? schema.maxLength : Infinity;
  return text.padEnd(Math.min(least, 10_000), "x").slice(0, most);
}

const FORMATS: { readonly [format: string]: string } = {
  date: "2026-01-01",
  "date-time": "2026-01-01T00:00:00Z",
  email: "nobody@example.invalid",
  hostname: "example.invalid",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  time: "00:00:00Z",
  uri: "https://example.invalid/",
  url: "https://example.invalid/",
  uuid: "00000000-0000-4000-8000-000000000000",
};

function listOf(schema: JsonObject, root: JsonObject, depth: number): Json | undefined {
  const prefix = Array.isArray(schema.prefixItems) ? (schema.prefixItems as readonly Schema[]) : [];
  const least = typeof schema.minItems === "number" ? Math.min(schema.minItems, 100) : 0;
  const items: Json[] = [];
  while (items.length < Math.max(least, prefix.length)) {
    const item = sample(prefix[items.length] ?? (schema.items as Schema | undefined) ?? true, root, depth + 1);
    if (item === undefined) return undefined;
    items.push(schema.uniqueItems === true && typeof item === "string" && items.includes(item) ? `${item}${items.length}` : item);
  }
  return items;
}

/** What is required and nothing else: the less a call says, the less it may do. */
function objectOf(schema: JsonObject, root: JsonObject, depth: number): Json | undefined {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? (schema.required as readonly Json[]).filter((name): name is string => typeof name === "string") : [];
  const entries: [string, Json][] = [];
  for (const name of required) {
    const value = sample(Object.hasOwn(properties, name) ? (properties[name] as Schema) : true, root, depth + 1);
    if (value === undefined) return undefined;
    entries.push([name, value]);
  }
  return ordered(entries);
}

function joined(schema: JsonObject, branch: Schema): JsonObject {
  if (!isSchemaObject(branch)) return schema;
  const both = (name: string): JsonObject => ({ ...(isJsonObject(schema[name]) ? schema[name] : {}), ...(isJsonObject(branch[name]) ? branch[name] : {}) });
  const names = [schema.required, branch.required].flatMap((list) => (Array.isArray(list) ? (list as readonly Json[]) : []));
  return { ...schema, ...branch, ...(Object.keys(both("properties")).length > 0 ? { properties: both("properties") } : {}), ...(names.length > 0 ? { required: [...new Set(names)] } : {}) };
}

const isNull = (schema: Schema): boolean => isSchemaObject(schema) && schema.type === "null";

function firstOf<T, U>(items: readonly T[], map: (item: T) => U | undefined): U | undefined {
  for (const item of items) {
    const value = map(item);
    if (value !== undefined) return value;
  }
  return undefined;
}

function pointedAt(root: JsonObject, reference: string): Schema | null {
  const steps = pointerOf(reference);
  const target = steps === null ? undefined : valueAt(root, steps);
  return typeof target === "boolean" || isJsonObject(target) ? target : null;
}

/** The entries of an object without some names. */
export function without(object: JsonObject, names: readonly (string | null | undefined)[]): JsonObject {
  return ordered(entriesOf(object).filter(([name]) => !names.includes(name)));
}
