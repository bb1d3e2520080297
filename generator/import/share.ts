import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, mapValues, ordered } from "../../runtime/contract/ordered.js";
import { ACTION_SUFFIXES, RESERVED_TYPE_NAMES, TOOL_SUFFIX } from "../contract/identifier.js";
import { objectOf } from "./detect.js";
import { Shapes } from "./shapes.js";

/** A shape is worth a name when it is used this often and is this long. */
const USES = 3;
const LENGTH = 60;

/**
 * Gives shapes that several tools share a name of their own under `types`. Publishing writes a type
 * out where it is used, so the surface stays equal; descriptions stay with each use.
 */
export function shareTypes(catalog: JsonObject): JsonObject {
  const shapes = new Shapes();
  const tools = catalog.tools as JsonObject;
  const uses = usesIn(tools, shapes);
  let named = namesOf(uses);
  if (named.size === 0) return catalog;
  // What is used within other types only once they are named is not shared after all.
  for (let shared = replaced(tools, named, uses, shapes); ; shared = replaced(tools, named, uses, shapes)) {
    const counts = referencesIn([...named.values()], shared);
    const left = new Map([...named].filter(([, name]) => (counts.get(name) ?? 0) >= 2));
    if (left.size === named.size) return named.size === 0 ? catalog : withTypes(catalog, shared);
    named = left;
  }
}

/** A schema with the shapes that types already have a name for referred to by it. */
export function referTo(schema: Json, named: ReadonlyMap<number, string>, shapes: Shapes): Json {
  const object = objectOf(schema);
  if (object === null) return Array.isArray(schema) ? (schema as readonly Json[]).map((item) => referTo(item, named, shapes)) : schema;
  const name = named.get(shapes.of(object).shape);
  if (name === undefined) return mapSchemas(object, (inner) => referTo(inner, named, shapes));
  return ordered<Json>([["$ref", `#/types/${name}`], ...(typeof object.description === "string" ? [["description", object.description] as const] : [])]);
}

interface Use {
  count: number;
  readonly tools: Set<string>;
  readonly name: string;
  readonly schema: JsonObject;
}

function usesIn(tools: JsonObject, shapes: Shapes): ReadonlyMap<number, Use> {
  const uses = new Map<number, Use>();
  for (const [tool, value] of entriesOf(tools)) {
    visit(objectOf((value as JsonObject).parameters), (name, schema) => {
      const { shape, length, fixed } = shapes.of(schema);
      // What lies within a short schema is shorter still.
      if (length < LENGTH) return false;
      // A default stays with its parameter: behind a reference a reader would not look for it.
      if (fixed || Object.hasOwn(schema, "default")) return true;
      const use = uses.get(shape) ?? { count: 0, tools: new Set<string>(), name, schema };
      use.count++;
      use.tools.add(tool);
      uses.set(shape, use);
      return true;
    });
  }
  return uses;
}

function namesOf(uses: ReadonlyMap<number, Use>): ReadonlyMap<number, string> {
  const named = new Map<number, string>();
  const taken = new Set<string>();
  for (const [shape, { count, tools, name }] of uses) {
    if (count < USES || tools.size < 2) continue;
    const base = typeNameOf(name);
    let free = base;
    for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${base}${n}`;
    taken.add(free.toLowerCase());
    named.set(shape, free);
  }
  return named;
}

interface Shared {
  readonly types: JsonObject;
  readonly tools: JsonObject;
}

function replaced(tools: JsonObject, named: ReadonlyMap<number, string>, uses: ReadonlyMap<number, Use>, shapes: Shapes): Shared {
  const refer = (schema: Json): Json => referTo(schema, named, shapes);
  return {
    types: ordered([...named].map(([shape, name]) => [name, mapSchemas(withoutDescription(uses.get(shape)!.schema), refer)] as const)),
    tools: mapValues(tools, (tool) => {
      const parameters = objectOf((tool as JsonObject).parameters);
      return parameters === null ? tool : mapValues(tool as JsonObject, (value, key) => (key === "parameters" ? mapValues(parameters, refer) : value));
    }),
  };
}

function referencesIn(names: readonly string[], { types, tools }: Shared): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const known = new Set(names.map((name) => `#/types/${name}`));
  const count = (_: string, { $ref }: JsonObject): true => {
    if (typeof $ref === "string" && known.has($ref)) counts.set($ref.slice("#/types/".length), (counts.get($ref.slice("#/types/".length)) ?? 0) + 1);
    return true;
  };
  visit(types, count);
  for (const [, tool] of entriesOf(tools)) visit(objectOf((tool as JsonObject).parameters), count);
  return counts;
}

function withTypes(catalog: JsonObject, { types, tools }: Shared): JsonObject {
  return ordered(entriesOf(catalog).flatMap(([key, value]) => (key === "tools" ? [["types", types] as const, ["tools", tools] as const] : [[key, value] as const])));
}

function withoutDescription(schema: JsonObject): JsonObject {
  return ordered(entriesOf(schema).filter(([key, value]) => !(key === "description" && typeof value === "string")));
}

const MAPS = ["properties", "patternProperties"];
const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"];
const SINGLES = ["items", "additionalProperties", "not"];

/** Calls back for every subschema that is an object, the outer first; what lies within one is left out where the callback says false. */
function visit(properties: JsonObject | null, callback: (name: string, schema: JsonObject) => boolean): void {
  const walk = (name: string, schema: Json): void => {
    const object = objectOf(schema);
    if (object === null) return;
    if (!callback(name, object)) return;
    for (const key of MAPS) for (const [inner, value] of entriesOf(objectOf(object[key]) ?? {})) walk(inner, value);
    for (const key of LISTS) if (Array.isArray(object[key])) for (const value of object[key] as readonly Json[]) walk(name, value);
    for (const key of SINGLES) if (object[key] !== undefined) walk(`${name}Item`, object[key]!);
  };
  for (const [name, schema] of entriesOf(properties ?? {})) walk(name, schema);
}

function mapSchemas(schema: JsonObject, map: (schema: Json) => Json): JsonObject {
  return mapValues(schema, (value, key) => {
    if (MAPS.includes(key) && objectOf(value) !== null) return mapValues(value as JsonObject, map);
    if (LISTS.includes(key) && Array.isArray(value)) return (value as readonly Json[]).map(map);
    return SINGLES.includes(key) ? map(value) : value;
  });
}

function typeNameOf(parameter: string): string {
  const words = parameter.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const joined = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
  const name = /^[A-Za-z]/.test(joined) ? joined : `Type${joined}`;
  // Names that generated code has for something else.
  const taken = RESERVED_TYPE_NAMES.has(name) || [...ACTION_SUFFIXES, TOOL_SUFFIX].some((suffix) => name.endsWith(suffix));
  return taken ? `${name}Shape` : name;
}
