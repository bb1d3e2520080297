import { entriesOf, mapValues, ordered } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { objectOf } from "./detect.js";

// A default stays with its parameter: behind a reference a reader would not look for it.
/** A shape is worth a name when it is used this often and is this long. */
const USES = 3;
const LENGTH = 60;

/**
 * Gives shapes that several tools share a name of their own under `types`. Publishing writes a type
 * out where it is used, so the surface stays equal; descriptions stay with each use.
 */
export function shareTypes(catalog: JsonObject): JsonObject {
  const uses = new Map<string, { count: number; tools: Set<string>; name: string; shape: JsonObject }>();
  const tools = catalog.tools as JsonObject;
  for (const [tool, value] of entriesOf(tools)) {
    visit(objectOf((value as JsonObject).parameters), (name, schema) => {
      const shape = shapeOf(schema);
      const key = JSON.stringify(shape);
      if (key.length < LENGTH || key.includes('"$ref"') || key.includes('"$defs"') || key.includes('"$id"') || key.includes('"$anchor"') || Object.hasOwn(shape, "default")) return;
      const use = uses.get(key) ?? { count: 0, tools: new Set<string>(), name, shape };
      use.count++;
      use.tools.add(tool);
      uses.set(key, use);
    });
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, { count, tools: users, name }] of uses) {
    if (count < USES || users.size < 2) continue;
    const base = typeNameOf(name);
    let free = base;
    for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${base}${n}`;
    taken.add(free.toLowerCase());
    names.set(key, free);
  }
  if (names.size === 0) return catalog;
  const replace = (schema: Json): Json => {
    const object = objectOf(schema);
    if (object === null) return Array.isArray(schema) ? (schema as readonly Json[]).map(replace) : schema;
    const name = names.get(JSON.stringify(shapeOf(object)));
    if (name === undefined) return mapSchemas(object, replace);
    return { $ref: `#/types/${name}`, ...(typeof object.description === "string" ? { description: object.description } : {}) };
  };
  const types = ordered([...names].map(([key, name]) => [name, uses.get(key)!.shape] as const));
  const shared = mapValues(tools, (tool) => {
    const parameters = objectOf((tool as JsonObject).parameters);
    return parameters === null ? tool : mapValues(tool as JsonObject, (value, key) => (key === "parameters" ? mapValues(parameters, replace) : value));
  });
  return ordered(entriesOf(catalog).flatMap(([key, value]) => (key === "tools" ? [["types", types] as const, ["tools", shared] as const] : [[key, value] as const])));
}

/** What makes two schemas one type: everything but their description. */
function shapeOf(schema: JsonObject): JsonObject {
  return ordered(entriesOf(schema).filter(([key, value]) => !(key === "description" && typeof value === "string")));
}

const MAPS = ["properties", "patternProperties"];
const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"];
const SINGLES = ["items", "additionalProperties", "not"];

/** Calls back for every subschema that is an object, the outer first. */
function visit(properties: JsonObject | null, callback: (name: string, schema: JsonObject) => void): void {
  const walk = (name: string, schema: Json): void => {
    const object = objectOf(schema);
    if (object === null) return;
    callback(name, object);
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

function typeNameOf(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const joined = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(joined) ? joined : `Type${joined}`;
}
