/**
 * The keywords of JSON Schema: what value each takes, by the meta-schemas of the dialects. One table
 * serves the walk over subschemas, the check against the meta-schema (held equal to a validator by
 * a test; a table costs nothing to load) and the search for keywords that no dialect has.
 */

export type Dialect = "2020-12" | "2019-09" | "draft-07" | "draft-06" | "draft-04";

/** What a keyword's value must be. */
export type Shape =
  | "schema"
  /** List of at least one schema. */
  | "schemas"
  /** One schema or a list of them. */
  | "schema-or-schemas"
  /** Map from names to schemas; `patterns`: the names are regular expressions. */
  | "schema-map"
  | "pattern-map"
  /** Map from names to a schema or a list of names. */
  | "dependencies"
  | "names-map"
  /** List of distinct strings. */
  | "names"
  | "type"
  | "list"
  | "count"
  | "positive"
  | "number"
  | "string"
  | "pattern"
  | "boolean"
  | "booleans-map"
  | "any";

const CORE: readonly (readonly [string, Shape])[] = [
  ["$schema", "string"],
  ["$ref", "string"],
  ["$comment", "string"],
  ["type", "type"],
  ["enum", "list"],
  ["const", "any"],
  ["multipleOf", "positive"],
  ["maximum", "number"],
  ["exclusiveMaximum", "number"],
  ["minimum", "number"],
  ["exclusiveMinimum", "number"],
  ["maxLength", "count"],
  ["minLength", "count"],
  ["pattern", "pattern"],
  ["maxItems", "count"],
  ["minItems", "count"],
  ["uniqueItems", "boolean"],
  ["maxProperties", "count"],
  ["minProperties", "count"],
  ["required", "names"],
  ["properties", "schema-map"],
  ["patternProperties", "pattern-map"],
  ["additionalProperties", "schema"],
  ["allOf", "schemas"],
  ["anyOf", "schemas"],
  ["oneOf", "schemas"],
  ["not", "schema"],
  ["title", "string"],
  ["description", "string"],
  ["default", "any"],
  ["format", "string"],
  // Older dialects have no `$defs`, yet every generator writes them: a place to refer to, in all.
  ["$defs", "schema-map"],
  ["definitions", "schema-map"],
  ["dependencies", "dependencies"],
];

const SINCE_06: readonly (readonly [string, Shape])[] = [
  ["$id", "string"],
  ["contains", "schema"],
  ["propertyNames", "schema"],
  ["examples", "list"],
];

const SINCE_07: readonly (readonly [string, Shape])[] = [
  ["if", "schema"],
  ["then", "schema"],
  ["else", "schema"],
  ["readOnly", "boolean"],
  ["writeOnly", "boolean"],
  ["contentEncoding", "string"],
  ["contentMediaType", "string"],
];

const SINCE_2019: readonly (readonly [string, Shape])[] = [
  ["$anchor", "string"],
  ["$vocabulary", "booleans-map"],
  ["deprecated", "boolean"],
  ["maxContains", "count"],
  ["minContains", "count"],
  ["dependentRequired", "names-map"],
  ["dependentSchemas", "schema-map"],
  ["unevaluatedItems", "schema"],
  ["unevaluatedProperties", "schema"],
  ["contentSchema", "schema"],
];

const OLD_ITEMS: readonly (readonly [string, Shape])[] = [
  ["items", "schema-or-schemas"],
  ["additionalItems", "schema"],
];

const VOCABULARIES: { readonly [dialect in Dialect]: ReadonlyMap<string, Shape> } = {
  "2020-12": new Map([...CORE, ...SINCE_06, ...SINCE_07, ...SINCE_2019, ["items", "schema"], ["prefixItems", "schemas"], ["$dynamicRef", "string"], ["$dynamicAnchor", "string"]]),
  "2019-09": new Map([...CORE, ...SINCE_06, ...SINCE_07, ...SINCE_2019, ...OLD_ITEMS, ["$recursiveRef", "string"], ["$recursiveAnchor", "boolean"]]),
  "draft-07": new Map([...CORE, ...SINCE_06, ...SINCE_07, ...OLD_ITEMS]),
  "draft-06": new Map([...CORE, ...SINCE_06, ...OLD_ITEMS]),
  "draft-04": new Map([...CORE, ...OLD_ITEMS, ["id", "string"], ["exclusiveMaximum", "boolean"], ["exclusiveMinimum", "boolean"]]),
};

/** The keywords of a dialect with the shapes of their values. */
export function vocabularyOf(dialect: Dialect): ReadonlyMap<string, Shape> {
  return VOCABULARIES[dialect];
}

/** The dialect that a literal `$schema` names; 2020-12 where there is none; null for an unknown one. */
export function dialectOf(uri: unknown): Dialect | null {
  if (uri === undefined) return "2020-12";
  if (typeof uri !== "string") return null;
  const found = /^https?:\/\/json-schema\.org\/(?:draft\/(2020-12|2019-09)|(draft-0[467]))\/schema#?$/.exec(uri);
  return (found?.[1] ?? found?.[2] ?? null) as Dialect | null;
}
