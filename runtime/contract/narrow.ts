import type { Json, JsonObject, Schema } from "./contract.js";
import { entriesOf, ordered } from "./ordered.js";
import { ANNOTATIONS, isSchema, isSchemaObject, withKeywords } from "./schema.js";

/**
 * The schema of a parameter as one action takes it: the wire schema and the keywords that narrow it.
 *
 * It accepts what both accept, whatever the keywords are; where they combine into one plain schema
 * they do, since `allOf` reads badly in help and in types. Title, description, examples and default
 * are the narrowing's where it has them.
 */
export function narrowed(wire: Schema, narrowing: JsonObject | undefined): Schema {
  if (narrowing === undefined) return wire;
  if (wire === true) return narrowing;
  if (wire === false) return false;
  const keywords = new Map<string, Json>(entriesOf(wire));
  const unmerged: [string, Json][] = [];
  const listed = listedProperties(wire, narrowing);
  if (listed !== null) keywords.set("properties", listed).set("additionalProperties", false);
  for (const [keyword, value] of entriesOf(narrowing)) {
    if (listed !== null && (keyword === "properties" || keyword === "additionalProperties")) continue;
    const before = keywords.get(keyword);
    const both = combined(keyword, before, value, wire, narrowing);
    if (both === undefined) unmerged.push([keyword, value]);
    else keywords.set(keyword, both);
  }
  const plain = ordered(keywords);
  if (unmerged.length === 0) return plain;
  const others = keywords.get("allOf");
  return withKeywords(plain, { allOf: [...(Array.isArray(others) ? (others as readonly Json[]) : []), ordered(unmerged)] });
}

/** A keyword of both schemas, or undefined where only a branch of its own can say it. */
function combined(keyword: string, before: Json | undefined, value: Json, wire: JsonObject, narrowing: JsonObject): Json | undefined {
  if (ANNOTATIONS.has(keyword)) return value;
  const neighbours = NEIGHBOURS.find((group) => group.includes(keyword));
  if (neighbours === undefined) {
    if (before === undefined || same(before, value)) return value;
    return COMBINE.get(keyword)?.(before, value, wire);
  }
  // Neighbours mean something together, so they are combined together or go into the branch together.
  const isMet = neighbours.some((name) => Object.hasOwn(wire, name));
  if (!isMet) return ["$ref", "allOf", "anyOf", "oneOf", "if"].some((name) => Object.hasOwn(wire, name)) ? undefined : value;
  const alone = neighbours.every((name) => name === keyword || !Object.hasOwn(narrowing, name));
  return alone && before !== undefined ? COMBINE.get(keyword)?.(before, value, wire) : undefined;
}

/** Keywords whose meaning depends on their neighbours. */
const NEIGHBOURS: readonly (readonly string[])[] = [
  ["properties", "patternProperties", "additionalProperties", "unevaluatedProperties"],
  ["items", "prefixItems", "additionalItems", "unevaluatedItems", "contains", "minContains", "maxContains"],
  ["if", "then", "else"],
];

type Combine = (before: Json, value: Json, wire: JsonObject) => Json | undefined;

const larger: Combine = (before, value) => (typeof before === "number" && typeof value === "number" ? Math.max(before, value) : undefined);
const smaller: Combine = (before, value) => (typeof before === "number" && typeof value === "number" ? Math.min(before, value) : undefined);

const COMBINE: ReadonlyMap<string, Combine> = new Map<string, Combine>([
  ["type", commonTypes],
  ["enum", (before, value) => (Array.isArray(before) && Array.isArray(value) ? commonValues(before, value) : undefined)],
  ...["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"].map((keyword) => [keyword, larger] as const),
  ...["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"].map((keyword) => [keyword, smaller] as const),
  ["required", (before, value) => (Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : undefined)],
  ["uniqueItems", (before, value) => before === true || value === true],
  ["items", commonItems],
  ["properties", commonProperties],
]);

function commonTypes(before: Json, value: Json): Json | undefined {
  const wide = listOfTypes(before);
  const narrow = listOfTypes(value);
  const both = narrow.flatMap((type) => {
    if (wide.includes(type) || (type === "integer" && wide.includes("number"))) return [type];
    return type === "number" && wide.includes("integer") ? ["integer"] : [];
  });
  if (both.length === 0) return undefined;
  return both.length === 1 ? both[0]! : both;
}

function listOfTypes(type: Json): readonly string[] {
  return (Array.isArray(type) ? (type as readonly Json[]) : [type]).filter((name): name is string => typeof name === "string");
}

function commonValues(before: readonly Json[], value: readonly Json[]): Json | undefined {
  const both = value.filter((item) => before.some((other) => same(item, other)));
  return both.length === 0 ? undefined : both;
}

/** Items of both; undefined where the wire schema tells the first items apart. */
function commonItems(before: Json, value: Json, wire: JsonObject): Json | undefined {
  const plain = !["prefixItems", "additionalItems", "unevaluatedItems"].some((name) => Object.hasOwn(wire, name));
  return plain && isSchema(before) && isSchema(value) ? narrowedSchema(before, value) : undefined;
}

/** The properties that remain where the narrowing lists all that it admits; null where it does not. */
function listedProperties(wire: JsonObject, narrowing: JsonObject): JsonObject | null {
  const names = narrowing["properties"];
  if (narrowing["additionalProperties"] !== false || !isSchemaObject(names) || [wire, narrowing].some((schema) => Object.hasOwn(schema, "patternProperties"))) return null;
  if (["$ref", "unevaluatedProperties"].some((name) => Object.hasOwn(wire, name))) return null;
  const own = Object.hasOwn(wire, "properties") && isSchemaObject(wire["properties"]!) ? wire["properties"] : {};
  const rest = Object.hasOwn(wire, "additionalProperties") ? wire["additionalProperties"]! : true;
  const entries = entriesOf(names).map(([name, schema]) => [name, Object.hasOwn(own, name) ? own[name]! : rest, schema] as const);
  if (!entries.every(([, before, after]) => isSchema(before) && isSchema(after))) return null;
  const both = entries.map(([name, before, after]) => [name, narrowedSchema(before as Schema, after as Schema)] as const);
  return ordered(both.filter(([, schema]) => schema !== false));
}

/** Properties of both; undefined where the narrowing names one that the wire schema does not. */
function commonProperties(before: Json, value: Json, wire: JsonObject): Json | undefined {
  if (!isSchemaObject(before) || !isSchemaObject(value) || Object.hasOwn(wire, "patternProperties")) return undefined;
  const entries = entriesOf(value);
  if (!entries.every(([name, schema]) => Object.hasOwn(before, name) && isSchema(before[name]!) && isSchema(schema))) return undefined;
  return withKeywords(before, ordered(entries.map(([name, schema]) => [name, narrowedSchema(before[name] as Schema, schema as Schema)] as const)));
}

function narrowedSchema(wire: Schema, narrowing: Schema): Schema {
  if (narrowing === true) return wire;
  return narrowing === false ? false : narrowed(wire, narrowing);
}

/** Equality of JSON values; the order of an object's keys does not count. */
function same(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item: Json, index) => same(item, (other as readonly Json[])[index]!));
  }
  const left = one as JsonObject;
  const right = other as JsonObject;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && same(left[key]!, right[key]!));
}
