import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";

type Writable = { [name: string]: Json };

/** A schema somewhere inside another one. */
export interface Node {
  readonly schema: Writable;
  /** Puts another schema in its place. */
  put(schema: Schema): void;
}

/** Ways to say the same otherwise; false where there is nothing to do. */
export const SAME: { readonly [name: string]: (node: Node, root: Writable) => boolean } = {
  "keys in another order": ({ schema, put }) => done(() => put(Object.fromEntries(Object.entries(schema).reverse()))),
  "lists in another order": ({ schema }) => where(["enum", "required", "anyOf", "oneOf", "allOf"].filter((name) => Array.isArray(schema[name])), (names) => names.forEach((name) => (schema[name] = [...(schema[name] as Json[])].reverse()))),
  "a constant as a list of one": ({ schema }) => when("const" in schema && !("enum" in schema), () => move(schema, "const", "enum", (value) => [value])),
  "a list of one as a constant": ({ schema }) => when(length(schema["enum"]) === 1 && !("const" in schema), () => move(schema, "enum", "const", (values) => (values as Json[])[0]!)),
  "values as branches": ({ schema }) => when("enum" in schema && !("anyOf" in schema), () => move(schema, "enum", "anyOf", (values) => (values as Json[]).map((value) => ({ const: value })))),
  "types as branches": ({ schema }) => when(length(schema["type"]) > 0 && !("anyOf" in schema), () => move(schema, "type", "anyOf", (types) => (types as Json[]).map((type) => ({ type })))),
  "one keyword moved out": ({ schema }) => where(MOVABLE.filter((name) => name in schema && !("allOf" in schema)).slice(0, 1), ([name]) => move(schema, name!, "allOf", (value) => [{ [name!]: value }])),
  "wrapped in allOf": ({ schema, put }) => when(!("$defs" in schema), () => put({ allOf: [schema] })),
  "wrapped in anyOf": ({ schema, put }) => when(!("$defs" in schema), () => put({ anyOf: [schema] })),
  "wrapped in oneOf": ({ schema, put }) => when(!("$defs" in schema), () => put({ oneOf: [schema] })),
  "negated twice": ({ schema, put }) => when(!("$defs" in schema), () => put({ not: { not: schema } })),
  "limits that limit nothing": ({ schema }) => done(() => Object.assign(schema, { minLength: 0, minItems: 0, minProperties: 0, ...schema })),
  "limits of other types": ({ schema }) => when(schema["type"] === "boolean" || schema["type"] === "null", () => Object.assign(schema, { minLength: 3, maximum: 2, maxItems: 1 })),
  "whole numbers by their divisor": ({ schema }) => when(schema["type"] === "integer" && !("multipleOf" in schema), () => Object.assign(schema, { type: "number", multipleOf: 1 })),
  "an inclusive bound beside an exclusive one": ({ schema }) => when(typeof schema["exclusiveMinimum"] === "number" && !("minimum" in schema), () => Object.assign(schema, { minimum: schema["exclusiveMinimum"] })),
  "both booleans": ({ schema, put }) => when(schema["type"] === "boolean" && Object.keys(schema).length === 1, () => put({ enum: [true, false] })),
  "the only null": ({ schema, put }) => when(schema["type"] === "null" && Object.keys(schema).length === 1, () => put({ const: null })),
  "required as a schema": ({ schema }) => when("dependentRequired" in schema && !("dependentSchemas" in schema), () => move(schema, "dependentRequired", "dependentSchemas", (map) => Object.fromEntries(Object.entries(map as JsonObject).map(([name, names]) => [name, { required: names }])))),
  "a branch twice": ({ schema }) => when(length(schema["anyOf"]) > 0, () => (schema["anyOf"] = [...(schema["anyOf"] as Json[]), copy((schema["anyOf"] as Json[])[0]!)])),
  "a branch that nothing satisfies": ({ schema }) => where(["anyOf", "oneOf"].filter((name) => length(schema[name]) > 0), ([name]) => (schema[name!] = [...(schema[name!] as Json[]), false])),
  "a condition that asks nothing": ({ schema }) => when(!("if" in schema) && !JSON.stringify(schema).includes("unevaluated"), () => Object.assign(schema, { if: { type: "string" }, then: true })),
  "a definition": ({ schema, put }, root) => when(schema !== root, () => {
    const name = `Moved${Object.keys((root["$defs"] ??= {})).length}`;
    (root["$defs"] as Writable)[name] = schema;
    put({ $ref: `#/$defs/${name}` });
  }),
};

/** Keywords that do not look at their neighbours. */
const MOVABLE = ["type", "minimum", "maximum", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "required", "propertyNames", "maxProperties"];

/** Every schema in a schema, itself first. */
export function nodesOf(holder: { root: Schema }): readonly Node[] {
  const nodes: Node[] = [];
  const enter = (owner: Writable, key: string): void => {
    const value = owner[key];
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const schema = value as Writable;
    nodes.push({ schema, put: (other) => (owner[key] = other) });
    for (const name of ["items", "contains", "additionalProperties", "unevaluatedProperties", "not", "if", "then", "else"]) enter(schema, name);
    for (const name of ["allOf", "anyOf", "oneOf", "prefixItems"]) if (Array.isArray(schema[name])) (schema[name] as Json[]).forEach((_, index) => enter(schema[name] as unknown as Writable, String(index)));
    for (const name of ["properties", "patternProperties", "dependentSchemas", "$defs"]) for (const key of Object.keys((schema[name] ?? {}) as JsonObject)) enter(schema[name] as Writable, key);
  };
  enter(holder as unknown as Writable, "root");
  return nodes;
}

export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function when(possible: boolean, edit: () => void): boolean {
  if (possible) edit();
  return possible;
}

function where(names: readonly string[], edit: (names: readonly string[]) => void): boolean {
  return when(names.length > 0, () => edit(names));
}

function done(edit: () => void): boolean {
  edit();
  return true;
}

function move(schema: Writable, from: string, to: string, by: (value: Json) => Json): void {
  schema[to] = by(schema[from]!);
  delete schema[from];
}

function length(value: Json | undefined): number {
  return Array.isArray(value) ? value.length : 0;
}
