import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { stepsTo } from "../../runtime/contract/named-places.js";
import { entriesOf } from "../../runtime/contract/ordered.js";
import { valueAt } from "../../runtime/contract/pointer.js";
import { isSchemaObject, keyword, typesOf } from "../../runtime/contract/schema.js";

/** What a reference is looked up in: `#` of the schema at hand, and the named types. */
export interface Scope {
  readonly document: Json;
  readonly types: { readonly [name: string]: Schema };
}

/** A schema that applies to the same value as the schema that holds it. */
export interface Branch {
  readonly schema: JsonObject;
  readonly keyword: string;
}

/** A schema that has a say in one value: the outermost, its branches, what they refer to. */
export interface Part {
  readonly schema: JsonObject;
  readonly scope: Scope;
  /** Reached through a reference, so that it stands elsewhere and may have other users. */
  readonly referred: boolean;
}

/**
 * Direct branches. `if` and `not` are none: they test a value and declare nothing, and a key refused
 * inside them would change what the test says.
 */
export function branchesOf(schema: JsonObject): Branch[] {
  const branches: Branch[] = [];
  for (const name of LISTS) {
    const list = keyword(schema, name);
    if (Array.isArray(list)) for (const item of list as readonly Json[]) if (isSchemaObject(item)) branches.push({ schema: item, keyword: name });
  }
  for (const name of SINGLES) {
    const branch = keyword(schema, name);
    if (isSchemaObject(branch)) branches.push({ schema: branch, keyword: name });
  }
  for (const name of MAPS) {
    const map = keyword(schema, name);
    if (isSchemaObject(map)) for (const [, item] of entriesOf(map)) if (isSchemaObject(item)) branches.push({ schema: item, keyword: name });
  }
  return branches;
}

const LISTS = ["allOf", "anyOf", "oneOf"] as const;
const SINGLES = ["then", "else"] as const;
const MAPS = ["dependentSchemas", "dependencies"] as const;

/** Whether other schemas apply to the value that a schema describes. */
export function hasParts(schema: JsonObject): boolean {
  // A schema has three or four keywords, and there are nine to look for.
  for (const name of Object.keys(schema)) if (APPLYING.has(name)) return true;
  return false;
}

const APPLYING: ReadonlySet<string> = new Set([...LISTS, ...SINGLES, ...MAPS, "$ref"]);

/** Schemas for one value past which nobody looks: a chain of thousands must not cost its square. */
export const MOST_PARTS = 200;

/** The schema, its branches and what they refer to, outermost first. */
export function partsOf(schema: JsonObject, scope: Scope, referred = false, parts = new Map<Json, Part>()): Map<Json, Part> {
  if (parts.has(schema) || parts.size >= MOST_PARTS) return parts;
  parts.set(schema, { schema, scope, referred });
  for (const branch of branchesOf(schema)) partsOf(branch.schema, scope, referred, parts);
  const target = targetOf(schema, scope);
  if (target !== undefined && isSchemaObject(target.schema)) partsOf(target.schema, target.scope, true, parts);
  return parts;
}

/** The schema that `$ref` names, or undefined where it names none in sight. */
export function targetOf(schema: JsonObject, scope: Scope): { schema: Schema; scope: Scope } | undefined {
  const reference = keyword(schema, "$ref");
  const pointer = typeof reference === "string" ? stepsTo(reference, scope.document) : null;
  if (pointer === null) return undefined;
  const [holder, name] = pointer;
  if (holder === "types" && name !== undefined && Object.hasOwn(scope.types, name)) {
    const type = scope.types[name]!;
    return found(valueAt(type, pointer.slice(2)), { ...scope, document: type });
  }
  return found(valueAt(scope.document, pointer), scope);
}

function found(schema: Json | undefined, scope: Scope): { schema: Schema; scope: Scope } | undefined {
  return isSchemaObject(schema) || typeof schema === "boolean" ? { schema, scope } : undefined;
}

/** Whether the author said what becomes of other keys, or listed the whole values. */
export function isDecided(schema: JsonObject): boolean {
  if (DECISIONS.some((name) => Object.hasOwn(schema, name))) return true;
  // Names that must match a pattern are names that the author left free.
  return Object.hasOwn(schema, "propertyNames") && !Object.hasOwn(schema, "properties");
}

const DECISIONS = ["additionalProperties", "unevaluatedProperties", "enum", "const"] as const;

/** Whether keys may come that nobody can list: the author let them in, or they are declared out of sight. */
export function isOpen({ schema, scope }: Part): boolean {
  if (["additionalProperties", "unevaluatedProperties"].some((name) => Object.hasOwn(schema, name) && schema[name] !== false)) return true;
  if (Object.hasOwn(schema, "$dynamicRef") || Object.hasOwn(schema, "$recursiveRef")) return true;
  return (Object.hasOwn(schema, "propertyNames") && !Object.hasOwn(schema, "properties")) || (Object.hasOwn(schema, "$ref") && targetOf(schema, scope) === undefined);
}

/** Whether the schema itself speaks of objects. */
export function isObjectPosition(schema: JsonObject): boolean {
  return typesOf(schema)?.includes("object") ?? (Object.hasOwn(schema, "properties") || Object.hasOwn(schema, "patternProperties"));
}

/** Whether the schema itself describes what is inside a value. */
export function describesInside(schema: JsonObject): boolean {
  return DESCRIBING.some((name) => Object.hasOwn(schema, name));
}

const DESCRIBING = ["properties", "patternProperties", "items", "prefixItems", "additionalItems", "unevaluatedItems"];
