import type { Json } from "../../runtime/contract/contract.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { isSchema, isSchemaObject } from "../../runtime/contract/schema.js";
import type { Part, Step } from "./schema-parts.js";
import { hasDuplicates } from "./validation/json-equality.js";
import { vocabularyOf, type Dialect, type Shape } from "./vocabulary.js";

/** A keyword whose value is not what its dialect asks for. */
export interface BadKeyword {
  readonly keyword: string;
  readonly steps: readonly Step[];
  /** `a list of distinct names`. */
  readonly expected: string;
}

/** What the meta-schema says against one schema object; its subschemas are judged as parts of their own. */
export function badKeywords({ schema, steps }: Part, dialect: Dialect): readonly BadKeyword[] {
  if (!isSchemaObject(schema)) return NONE;
  const vocabulary = vocabularyOf(dialect);
  let bad: BadKeyword[] | null = null;
  for (const keyword of keysOf(schema)) {
    const shape = vocabulary.get(keyword);
    if (shape === undefined) continue;
    const expected = defectOf(shape, keyword, schema[keyword]!);
    if (expected !== null) (bad ??= []).push({ keyword, steps: [...steps, keyword], expected });
  }
  return bad ?? NONE;
}

const NONE: readonly BadKeyword[] = [];

/** The seven types of JSON Schema. */
const TYPES: readonly string[] = ["null", "boolean", "integer", "number", "string", "array", "object"];

/** What a value should have been, or null where it is that. */
function defectOf(shape: Shape, keyword: string, value: Json): string | null {
  return JUDGES[shape](value) && (TEXTS.get(keyword)?.(value) ?? true) ? null : EXPECTED[shape];
}

const isName = (value: Json): value is string => typeof value === "string";
const isNames = (value: Json): boolean => Array.isArray(value) && value.every(isName) && !hasDuplicates(value as readonly Json[]);
const isSchemas = (value: Json): boolean => Array.isArray(value) && value.length > 0 && value.every(isSchema);
const isMapOf = (value: Json, judge: (value: Json) => boolean): boolean => isSchemaObject(value) && keysOf(value).every((key) => judge(value[key]!));
const isCount = (value: Json): boolean => Number.isInteger(value) && (value as number) >= 0;

const JUDGES: { readonly [shape in Shape]: (value: Json) => boolean } = {
  schema: isSchema,
  schemas: isSchemas,
  "schema-or-schemas": (value) => isSchema(value) || isSchemas(value),
  "schema-map": (value) => isMapOf(value, isSchema),
  "pattern-map": (value) => isMapOf(value, isSchema),
  dependencies: (value) => isMapOf(value, (one) => isSchema(one) || isNames(one)),
  "names-map": (value) => isMapOf(value, isNames),
  "booleans-map": (value) => isMapOf(value, (one) => typeof one === "boolean"),
  names: isNames,
  type: (value) => (isName(value) ? TYPES.includes(value) : isNames(value) && (value as readonly string[]).length > 0 && (value as readonly string[]).every((one) => TYPES.includes(one))),
  list: Array.isArray,
  count: isCount,
  positive: (value) => typeof value === "number" && value > 0,
  number: (value) => typeof value === "number",
  string: isName,
  pattern: isName,
  boolean: (value) => typeof value === "boolean",
  any: () => true,
};

const EXPECTED: { readonly [shape in Shape]: string } = {
  schema: "a schema: a map or a boolean",
  schemas: "a list of at least one schema",
  "schema-or-schemas": "a schema, or a list of at least one schema",
  "schema-map": "a map from names to schemas",
  "pattern-map": "a map from patterns to schemas",
  dependencies: "a map from names to schemas or lists of names",
  "names-map": "a map from names to lists of distinct names",
  "booleans-map": "a map from addresses to booleans",
  names: "a list of distinct names",
  type: `one of ${TYPES.join(", ")}, or a list of distinct ones`,
  list: "a list",
  count: "a whole number, 0 or more",
  positive: "a number above 0",
  number: "a number",
  string: "a string",
  pattern: "a string",
  boolean: "true or false",
  any: "anything",
};

/** Strings of which the meta-schema asks more. */
const TEXTS: ReadonlyMap<string, (value: Json) => boolean> = new Map([
  ["$anchor", (value) => /^[A-Za-z_][-A-Za-z0-9._]*$/.test(String(value))],
  ["$dynamicAnchor", (value) => /^[A-Za-z_][-A-Za-z0-9._]*$/.test(String(value))],
]);
