import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, keysOf } from "../../runtime/contract/ordered.js";
import { isSchemaObject, keyword } from "../../runtime/contract/schema.js";
import { isObjectPosition, type Part, type Scope } from "./in-place.js";

/** A schema of a value inside, with what its references are looked up in. */
export interface Inner {
  readonly schema: JsonObject;
  readonly scope: Scope;
}

/** One value inside an object or a list, with every schema that may describe it. */
export interface InnerValue {
  readonly key: string;
  readonly inners: readonly Inner[];
}

/** Values by key, by pattern and in the rest of the keys; values by index and in the rest of a list. */
export interface InnerValues {
  readonly properties: readonly InnerValue[];
  readonly patterns: readonly InnerValue[];
  readonly rest: readonly Inner[];
  readonly listed: readonly InnerValue[];
  readonly items: readonly Inner[];
}

/** What some schemas for one value say about the values inside it. */
export function innerValues(parts: Iterable<Part>): InnerValues {
  const all = [...parts];
  const several = all.length > 1;
  const remaining = all.flatMap(rest);
  const unlisted = all.flatMap(restOfList);
  const lists = all.map((part) => ({ part, list: listUnder(part) })).filter(({ list }) => list.length > 0);
  const length = lists.reduce((most, { list }) => Math.max(most, list.length), 0);
  return {
    properties: listedKeys(all),
    patterns: patternsOf(all, several),
    // What one part says of other keys may be said of keys that another part lists.
    rest: several && remaining.length > 0 ? [...remaining, ...all.flatMap((part) => [...under(part, "properties"), ...under(part, "patternProperties")])] : remaining,
    listed: Array.from({ length }, (_, index) => ({
      key: String(index),
      inners: [...lists.flatMap(({ part, list }) => (index < list.length ? schemas([list[index]], part) : [])), ...all.filter((part) => index >= listUnder(part).length).flatMap(restOfList)],
    })),
    items: several && unlisted.length > 0 ? [...unlisted, ...lists.flatMap(({ part, list }) => schemas(list, part))] : unlisted,
  };
}

/** Each listed key with its schemas, those of patterns that it may match, and what parts without it say of other keys. */
function listedKeys(all: readonly Part[]): InnerValue[] {
  const keys = new Map<string, Inner[]>();
  for (const part of all) {
    for (const key of keysUnder(part, "properties")) {
      const known = keys.get(key);
      if (known === undefined) keys.set(key, at(part, "properties", key));
      else known.push(...at(part, "properties", key));
    }
  }
  const others = all.filter((part) => Object.hasOwn(part.schema, "patternProperties") || rest(part).length > 0);
  return [...keys].map(([key, inners]) => ({ key, inners: others.length === 0 ? inners : [...inners, ...others.flatMap((part) => besides(part, key))] }));
}

/** What a part says of a key by pattern, or of keys that it does not list. */
function besides(part: Part, key: string): Inner[] {
  const matching = keysUnder(part, "patternProperties").filter((pattern) => mayMatch(pattern, key));
  if (matching.length > 0) return matching.flatMap((pattern) => at(part, "patternProperties", pattern));
  const properties = keyword(part.schema, "properties");
  return isSchemaObject(properties) && Object.hasOwn(properties, key) ? [] : rest(part);
}

function patternsOf(all: readonly Part[], several: boolean): InnerValue[] {
  const patterns = new Set(all.flatMap((part) => keysUnder(part, "patternProperties")));
  return [...patterns].map((key) => ({
    key,
    inners: all.flatMap((part) => [...under(part, "patternProperties"), ...keysUnder(part, "properties").filter((name) => mayMatch(key, name)).flatMap((name) => at(part, "properties", name)), ...(several ? rest(part) : [])]),
  }));
}

/** Whether several schemas speak of one value inside: closing one would refuse what another declares. */
export function isShared(inners: readonly Inner[]): boolean {
  return new Set(inners.filter(({ schema }) => speaksOfInside(schema)).map(({ schema }) => schema)).size > 1;
}

/** False only where the pattern begins with letters that the key does not begin with. */
function mayMatch(pattern: string, key: string): boolean {
  const start = /^\^((?:[A-Za-zА-Яа-яЁё0-9_ :/-]|\\[-./_])+)(?![*?{+|])/.exec(pattern)?.[1];
  if (start === undefined || pattern.includes("|")) return true;
  return key.startsWith(start.replace(/\\/g, ""));
}

const rest = (part: Part): Inner[] => schemas([keyword(part.schema, "additionalProperties"), keyword(part.schema, "unevaluatedProperties")], part);

function restOfList(part: Part): Inner[] {
  return schemas(["items", "additionalItems", "unevaluatedItems"].map((name) => keyword(part.schema, name)), part);
}

/** Schemas by index: `prefixItems`, or `items` as draft-07 writes them. */
function listUnder({ schema }: Part): readonly Json[] {
  const listed = keyword(schema, "prefixItems") ?? keyword(schema, "items");
  return Array.isArray(listed) ? (listed as readonly Json[]) : [];
}

function keysUnder({ schema }: Part, holder: string): readonly string[] {
  const held = keyword(schema, holder);
  return isSchemaObject(held) ? keysOf(held) : [];
}

function under(part: Part, holder: string): Inner[] {
  const held = keyword(part.schema, holder);
  return isSchemaObject(held) ? schemas(entriesOf(held).map(([, schema]) => schema), part) : [];
}

function at(part: Part, holder: string, key: string): Inner[] {
  const held = keyword(part.schema, holder);
  return isSchemaObject(held) ? schemas([keyword(held, key)], part) : [];
}

function schemas(values: readonly (Json | undefined)[], { scope }: Part): Inner[] {
  return values.filter(isSchemaObject).map((schema) => ({ schema, scope }));
}

/** Whether a schema says anything about what is inside a value. */
function speaksOfInside(schema: JsonObject): boolean {
  return isObjectPosition(schema) || SPEAKING.some((name) => Object.hasOwn(schema, name));
}

const SPEAKING = ["items", "prefixItems", "additionalProperties", "$ref", "allOf", "anyOf", "oneOf", "then", "else", "dependentSchemas", "dependencies"];
