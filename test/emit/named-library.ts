import { compile } from "json-schema-to-typescript";
import { argumentsSchema, parametersOf } from "../../runtime/contract/arguments.js";
import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";

/**
 * The declarations that the named library, json-schema-to-typescript, makes of a schema that stands
 * alone, the first one under the given name.
 *
 * It is given a copy in which what it is known to read wrongly is written another way. Each rewriting
 * has its reason; nothing else is changed.
 */
export async function declaredByNamedLibrary(name: string, schema: Schema, filled = false): Promise<string> {
  const root = rewritten(filled ? withFilled(schema) : schema, ALL);
  const text = await compile({ title: name, ...(root as object) }, name, { bannerComment: "", format: false, unknownAny: true, unreachableDefinitions: false });
  return text;
}

/** A file that compiles if two types are one: the same to the compiler, or at least each the other's. */
export function comparison(ours: { name: string; from: string }, theirs: { name: string; from: string }, how: "same" | "mutual"): string {
  return [
    `import type { ${ours.name} as Ours } from "${ours.from}";`,
    `import type { ${theirs.name} as Theirs } from "${theirs.from}";`,
    "export const one = (value: Ours): Theirs => value;",
    "export const other = (value: Theirs): Ours => value;",
    ...(how === "same" ? ["type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;", "export const same: Same<Ours, Theirs> = true;"] : []),
    "",
  ].join("\n");
}

/** What the handler of an action is given, as the schema that a call is judged by says it. */
export function handedSchema(contract: PublicContract, tool: Tool, action: Action): JsonObject {
  const handed = new Set(parametersOf(contract, tool, action).flatMap(({ name, from }) => ((from === "author" || from === "paging") && name !== action.flag?.name ? [name] : [])));
  const { properties, required, anyOf: _anyOf, oneOf: _oneOf, allOf: _allOf, ...rest } = argumentsSchema(contract, tool, action);
  return {
    ...rest,
    properties: ordered(entriesOf(properties as JsonObject).filter(([name]) => handed.has(name))),
    required: (required as string[]).filter((name) => handed.has(name)),
  };
}

const ALL = ["string", "number", "boolean", "null", "array", "object"];

/** Names come from titles and `$id`; defaults, wherever they stand, are taken for a type. */
const DROPPED = new Set(["title", "description", "default", "examples", "$comment", "$id", "$schema", "$anchor", "readOnly", "writeOnly", "deprecated", "format", "pattern"]);
/** Keywords that no type can tell: alone in a schema they make it an object. */
const UNTELLABLE = new Set(["not", "if", "then", "else", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "uniqueItems", "minProperties", "maxProperties", "propertyNames", "dependentRequired", "dependentSchemas", "dependencies", "contains", "minContains", "maxContains", "contentEncoding", "contentMediaType", "unevaluatedItems"]);
const OBJECT_WORDS = ["properties", "required", "additionalProperties", "patternProperties"];

function rewritten(schema: Schema, open: readonly string[]): Schema {
  if (typeof schema === "boolean") return schema;
  const kept = Object.entries(schema).filter(([key]) => !DROPPED.has(key) && !UNTELLABLE.has(key) && !key.startsWith("x-"));
  const copy: { [key: string]: unknown } = Object.fromEntries(kept);
  const types = typesOf(schema) ?? open;
  const narrowed = types.map((type) => (type === "integer" ? "number" : type)).filter((type) => open.includes(type));
  rewriteDefinitions(copy);
  if ("$ref" in copy) return { $ref: copy.$ref, ...definitionsOf(copy) } as JsonObject;
  // An enumeration keeps the values that its type excludes, and is lost beside a list of types.
  if ("enum" in copy || "const" in copy) {
    const values = "const" in copy ? [copy.const] : (copy.enum as Json[]);
    const fitting = (values as Json[]).filter((value) => narrowed.includes(kindOf(value)));
    return { ...definitionsOf(copy), ...(fitting.length === 0 ? { tsType: "never" } : fitting.some(holdsEmptyObject) ? { anyOf: fitting.map(constant) } : { enum: fitting }) } as JsonObject;
  }
  const alternatives = narrowed.map((type) => ofOneType(type, copy));
  const own = alternatives.every((alternative) => Object.keys(alternative).length === 1) && narrowed.length === ALL.length ? null : alternatives.length === 1 ? alternatives[0]! : { anyOf: alternatives };
  // Branches that say no type are objects to it, whatever stands around them.
  const branches = ["allOf", "anyOf", "oneOf"].flatMap((word) => (Array.isArray(copy[word]) ? [{ [word === "oneOf" ? "anyOf" : word]: (copy[word] as Schema[]).map((branch) => rewritten(branch, narrowed)) }] : []));
  const says = own !== null && (branches.length === 0 || alternatives.some((alternative) => Object.keys(alternative).length > 1));
  const parts = [...(says ? [own] : []), ...branches] as JsonObject[];
  if (parts.length === 0) return { ...definitionsOf(copy) };
  return { ...(parts.length === 1 ? parts[0]! : { allOf: parts }), ...definitionsOf(copy) };
}

/** The keywords of a schema that speak of one type. */
function ofOneType(type: string, copy: { readonly [key: string]: unknown }): { [key: string]: Json } {
  const alone: { [key: string]: unknown } = { type };
  if (type === "object") {
    for (const word of OBJECT_WORDS) if (word in copy) alone[word] = copy[word];
    if (isObject(alone.properties)) alone.properties = mapped(alone.properties);
    if (isObject(alone.patternProperties)) alone.patternProperties = mapped(alone.patternProperties);
    if (isSchema(alone.additionalProperties)) alone.additionalProperties = rewritten(alone.additionalProperties, ALL);
    // Only patterns: it takes other keys for refused.
    if ("patternProperties" in alone && !("additionalProperties" in alone)) alone.additionalProperties = {};
    if (Array.isArray(alone.required)) alone.properties = withRequired(alone as never);
  }
  if (type === "object" && alone.additionalProperties === false && Object.keys((alone.properties as object | undefined) ?? {}).length === 0 && !("patternProperties" in alone)) {
    // No keys at all: `{}` would be any value but null.
    alone.additionalProperties = { tsType: "never" };
  }
  if (type === "array") {
    const { items, prefixItems, minItems } = copy as { items?: Schema | Schema[]; prefixItems?: Schema[]; minItems?: number };
    const prefix = prefixItems ?? (Array.isArray(items) ? items : []);
    const rest = prefixItems === undefined && Array.isArray(items) ? (copy.additionalItems as Schema | undefined) : (items as Schema | undefined);
    if (prefix.length > 0) {
      alone.items = prefix.map((item) => rewritten(item, ALL));
      alone.additionalItems = rest === undefined ? true : rewritten(rest, ALL);
      alone.minItems = minItems ?? 0;
    } else if (rest !== undefined) {
      alone.items = rewritten(rest, ALL);
      // Of a list that nothing may stand in it says `never[]`.
      if (isNever(alone.items)) return { tsType: "[]" };
    }
  }
  return alone as { [key: string]: Json };
}

/** Of an empty object it says `{}`, which is any value but null. */
function holdsEmptyObject(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  const inner = Object.values(value) as Json[];
  return (inner.length === 0 && !Array.isArray(value)) || inner.some(holdsEmptyObject);
}

function constant(value: Json): JsonObject {
  if (Array.isArray(value)) return { type: "array", items: (value as Json[]).map(constant), minItems: value.length, additionalItems: false };
  if (!isObject(value)) return { enum: [value] };
  const properties = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, constant(item)]));
  return { type: "object", properties, required: Object.keys(value), additionalProperties: Object.keys(value).length === 0 ? { tsType: "never" } : false };
}

function isNever(schema: unknown): boolean {
  if (!isObject(schema)) return schema === false;
  return schema.tsType === "never" || (Array.isArray(schema.anyOf) && schema.anyOf.every(isNever));
}

/** It drops required keys that are not declared. */
function withRequired({ properties = {}, required, additionalProperties = {}, patternProperties }: { properties?: JsonObject; required: string[]; additionalProperties?: Schema; patternProperties?: JsonObject }): JsonObject {
  const others = [...Object.values(patternProperties ?? {}), ...(additionalProperties === false ? [] : [additionalProperties])];
  const other = others.length === 0 ? { tsType: "never" } : others.length === 1 ? others[0]! : { anyOf: others };
  return { ...properties, ...Object.fromEntries(required.filter((key) => !Object.hasOwn(properties, key)).map((key) => [key, other])) };
}

function rewriteDefinitions(copy: { [key: string]: unknown }): void {
  for (const word of ["$defs", "definitions"]) if (isObject(copy[word])) copy[word] = mapped(copy[word] as { [key: string]: unknown });
}

function definitionsOf(copy: { readonly [key: string]: unknown }): JsonObject {
  return Object.fromEntries(["$defs", "definitions"].filter((word) => word in copy).map((word) => [word, copy[word]])) as JsonObject;
}

function mapped(schemas: { readonly [key: string]: unknown }): JsonObject {
  return Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, rewritten(schema as Schema, ALL)])) as JsonObject;
}

/** What the runtime fills in is always there. */
function withFilled(schema: Schema): Schema {
  if (!isObject(schema)) return schema;
  const copy: { [key: string]: unknown } = { ...schema };
  if (isObject(schema.properties)) {
    const properties = Object.entries(schema.properties as { [key: string]: Schema });
    copy.properties = Object.fromEntries(properties.map(([key, property]) => [key, withFilled(property)]));
    const filled = properties.filter(([, property]) => isObject(property) && Object.hasOwn(property, "default")).map(([key]) => key);
    if (filled.length > 0) copy.required = [...new Set([...((schema.required as string[] | undefined) ?? []), ...filled])];
  }
  if (isObject(schema.items)) copy.items = withFilled(schema.items as Schema);
  return copy as JsonObject;
}

function typesOf(schema: JsonObject): readonly string[] | null {
  if (typeof schema.type === "string") return [schema.type];
  return Array.isArray(schema.type) ? (schema.type as string[]) : null;
}

function kindOf(value: Json): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

function isObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "boolean" || isObject(value);
}
