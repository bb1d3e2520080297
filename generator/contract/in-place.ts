import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { pointerOf, valueAt } from "../../runtime/contract/references.js";
import { isSchemaObject, keyword, typesOf } from "../../runtime/contract/schema.js";
import { entriesOf, keysOf } from "../../runtime/contract/ordered.js";

/** What a reference is looked up in: `#` of the schema at hand, and the named types. */
export interface Scope {
  readonly document: Json;
  readonly types: { readonly [name: string]: Schema };
}

/** A schema that applies to the same value as the schema that holds it. */
export interface Branch {
  readonly schema: JsonObject;
  readonly keyword: string;
  /** False for `allOf`: it applies whatever the value is. */
  readonly conditional: boolean;
}

/** What a schema and its branches say about an object's keys. */
export interface Declared {
  readonly names: Set<string>;
  /** Keys are declared otherwise too: by pattern, by an opening of the author, out of sight. */
  beyondNames: boolean;
}

/**
 * Direct branches. `if` and `not` are none: they test a value and declare nothing, and a key refused
 * inside them would change what the test says.
 */
export function branchesOf(schema: JsonObject): Branch[] {
  const branches: Branch[] = [];
  const add = (value: Json | undefined, name: string, conditional: boolean): void => {
    if (isSchemaObject(value)) branches.push({ schema: value, keyword: name, conditional });
  };
  for (const name of ["allOf", "anyOf", "oneOf"] as const) {
    const list = keyword(schema, name);
    if (Array.isArray(list)) for (const item of list as readonly Json[]) add(item, name, name !== "allOf");
  }
  for (const name of ["then", "else"] as const) add(keyword(schema, name), name, true);
  for (const name of ["dependentSchemas", "dependencies"] as const) {
    const map = keyword(schema, name);
    if (isSchemaObject(map)) for (const [, item] of entriesOf(map)) add(item, name, true);
  }
  return branches;
}

/** The schema that `$ref` names, or undefined where it names none in sight. */
export function targetOf(schema: JsonObject, scope: Scope): { schema: Schema; scope: Scope } | undefined {
  const reference = keyword(schema, "$ref");
  const pointer = typeof reference === "string" ? pointerOf(reference) : null;
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

/** The keys that a schema declares, with all its branches and references. */
export function declaredBy(schema: Schema, scope: Scope, declared: Declared = { names: new Set(), beyondNames: false }, seen: Set<Json> = new Set()): Declared {
  if (!isSchemaObject(schema) || seen.has(schema)) return declared;
  seen.add(schema);
  const properties = keyword(schema, "properties");
  if (isSchemaObject(properties)) for (const name of keysOf(properties)) declared.names.add(name);
  if (isOpened(schema) || Object.hasOwn(schema, "patternProperties") || Object.hasOwn(schema, "$dynamicRef")) declared.beyondNames = true;
  for (const branch of branchesOf(schema)) declaredBy(branch.schema, scope, declared, seen);
  if (Object.hasOwn(schema, "$ref")) {
    const target = targetOf(schema, scope);
    if (target === undefined) declared.beyondNames = true;
    else declaredBy(target.schema, target.scope, declared, seen);
  }
  return declared;
}

/** Whether a schema declares any key, here or through its branches. */
export function declares(schema: JsonObject, scope: Scope): boolean {
  const declared = declaredBy(schema, scope);
  return declared.beyondNames || declared.names.size > 0;
}

/** Whether the author said what becomes of other keys, or listed the whole values. */
export function isDecided(schema: JsonObject): boolean {
  if (["additionalProperties", "unevaluatedProperties", "enum", "const"].some((name) => Object.hasOwn(schema, name))) return true;
  // Names that must match a pattern are names that the author left free.
  return Object.hasOwn(schema, "propertyNames") && !Object.hasOwn(schema, "properties");
}

/** Whether the author let other keys in. */
function isOpened(schema: JsonObject): boolean {
  return ["additionalProperties", "unevaluatedProperties"].some((name) => Object.hasOwn(schema, name) && schema[name] !== false);
}

/** Whether the schema itself speaks of objects. */
export function isObjectPosition(schema: JsonObject): boolean {
  return typesOf(schema)?.includes("object") ?? (Object.hasOwn(schema, "properties") || Object.hasOwn(schema, "patternProperties"));
}
