import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";

/**
 * Random schemas and values over a vocabulary so small that they meet often: four property names,
 * a few words, small numbers. What the comparison says of two schemas is held against a validator on
 * many values of this vocabulary.
 */
export const NAMES = ["a", "b", "c", "d"];
const WORDS = ["", "a", "ab", "abc", "b1", "x-1", "я"];
const NUMBERS = [-1, 0, 0.5, 1, 1.5, 2, 3, 4, 6, 10];
const PATTERNS = ["^a", "b", "^[a-c]*$", "[0-9]$", "^x-"];

export const scalars = fc.constantFrom<Json>(...WORDS, ...NUMBERS, true, false, null);

export const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json; list: Json; object: Json }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, depthSize: "small" }, { arbitrary: scalars, weight: 3 }, { arbitrary: tie("list"), weight: 1 }, { arbitrary: tie("object"), weight: 2 }),
  list: fc.array(tie("value"), { maxLength: 3 }),
  object: fc.dictionary(fc.constantFrom(...NAMES, "x-1", "e"), tie("value"), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<Json>,
})).value;

const keywords = <T extends object>(model: T): fc.Arbitrary<JsonObject> => fc.record(model as never, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;

const limits = fc.integer({ min: 0, max: 4 });
const strings = keywords({ minLength: limits, maxLength: limits, pattern: fc.constantFrom(...PATTERNS) }).map((schema) => ({ type: "string", ...schema }));
const numbers = keywords({
  minimum: fc.constantFrom(...NUMBERS),
  maximum: fc.constantFrom(...NUMBERS),
  exclusiveMinimum: fc.constantFrom(...NUMBERS),
  exclusiveMaximum: fc.constantFrom(...NUMBERS),
  multipleOf: fc.constantFrom(0.5, 1, 2, 3),
});
const listed = fc.uniqueArray(scalars, { minLength: 1, maxLength: 4 });

export interface Options {
  /** Whether objects say what becomes of further properties. */
  readonly openness: "said" | "silent";
  /** Whether references into `$defs` may occur. */
  readonly references: boolean;
}

const DEFINITIONS = ["Leaf", "Tree"];

/** Schemas of every keyword that has to do with acceptance. */
export function schemas({ openness, references }: Options): fc.Arbitrary<Schema> {
  const { schema, definition } = fc.letrec<{ schema: Schema; list: Schema; object: Schema; combined: Schema; definition: Schema }>((tie) => {
    const inner = tie("schema") as fc.Arbitrary<Schema>;
    const closing = openness === "said" ? fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 }, { arbitrary: inner, weight: 1 }) : undefined;
    const objects = fc
      .tuple(
        fc.dictionary(fc.constantFrom(...NAMES), inner, { maxKeys: 3, noNullPrototype: true }),
        keywords({
          required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }),
          patternProperties: fc.dictionary(fc.constantFrom("^x-", "^[ab]$"), inner, { maxKeys: 1, noNullPrototype: true }),
          propertyNames: fc.constantFrom<Json>({ pattern: "^[a-c]" }, { enum: ["a", "b"] }, { maxLength: 1 }),
          minProperties: fc.integer({ min: 0, max: 2 }),
          maxProperties: fc.integer({ min: 1, max: 4 }),
          dependentRequired: fc.constantFrom<Json>({ a: ["b"] }, { c: ["a", "b"] }),
          dependentSchemas: fc.dictionary(fc.constantFrom("a", "b"), inner, { maxKeys: 1, noNullPrototype: true }),
        }),
        closing ?? fc.constant(undefined),
      )
      .map(([properties, more, additional]) => ({ type: "object", properties, ...thin(more), ...(additional === undefined ? {} : { additionalProperties: additional }) }) as Schema);
    return {
      schema: fc.oneof(
        { maxDepth: 3, depthSize: "small" },
        { arbitrary: strings as fc.Arbitrary<Schema>, weight: 3 },
        { arbitrary: fc.tuple(fc.constantFrom("integer", "number"), numbers).map(([type, schema]) => ({ type, ...thin(schema) }) as Schema), weight: 3 },
        { arbitrary: listed.map((values) => ({ enum: values }) as Schema), weight: 2 },
        { arbitrary: scalars.map((value) => ({ const: value }) as Schema), weight: 1 },
        { arbitrary: fc.constantFrom<Schema>({ type: "boolean" }, { type: "null" }, true, {}, { type: ["string", "null"] }, { type: ["integer", "boolean"], minimum: 1 }), weight: 2 },
        ...(references ? [{ arbitrary: fc.constantFrom(...DEFINITIONS).map((name) => ({ $ref: `#/$defs/${name}` }) as Schema), weight: 1 }] : []),
        { arbitrary: tie("list") as fc.Arbitrary<Schema>, weight: 2 },
        { arbitrary: tie("object") as fc.Arbitrary<Schema>, weight: 4 },
        { arbitrary: tie("combined") as fc.Arbitrary<Schema>, weight: 2 },
      ),
      list: keywords({
        items: inner,
        prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
        minItems: fc.integer({ min: 0, max: 2 }),
        maxItems: fc.integer({ min: 0, max: 3 }),
        uniqueItems: fc.boolean(),
        contains: inner,
        minContains: fc.integer({ min: 0, max: 2 }),
        maxContains: fc.integer({ min: 1, max: 2 }),
      }).map((schema) => ({ type: "array", ...withoutFault(thin(schema)) }) as Schema),
      object: objects,
      combined: fc.oneof(
        fc.array(inner, { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf }) as Schema),
        fc.array(inner, { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf }) as Schema),
        fc.array(inner, { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf }) as Schema),
        inner.map((not) => ({ not }) as Schema),
        fc.tuple(inner, inner, inner).map(([test, then, otherwise]) => ({ if: test, then, else: otherwise }) as Schema),
        fc.tuple(inner, inner).map(([one, other]) => ({ ...(one as JsonObject), allOf: [other] }) as Schema),
        fc.tuple(objects, objects, objects).map(([one, two, three]) => ({ ...open(one), anyOf: [open(two), open(three)], unevaluatedProperties: false }) as unknown as Schema),
      ),
      definition: fc.oneof(
        strings as fc.Arbitrary<Schema>,
        fc.constant<Schema>({ type: "object", properties: { a: { $ref: "#/$defs/Leaf" }, b: { type: "array", items: { $ref: "#/$defs/Tree" } } }, additionalProperties: false }),
        objects,
      ),
    };
  }) as { schema: fc.Arbitrary<Schema>; definition: fc.Arbitrary<Schema> };
  const plain = schema.map((made) => JSON.parse(JSON.stringify(made)) as Schema);
  if (!references) return plain;
  return fc.tuple(plain, strings, definition).map(([root, leaf, tree]) => {
    const held = JSON.parse(JSON.stringify({ $defs: { Leaf: leaf, Tree: tree } })) as JsonObject;
    return typeof root === "boolean" ? root : { ...root, ...held };
  });
}

/** The validator skips `contains` on an empty list where `prefixItems` stands beside it. */
function withoutFault({ prefixItems, ...schema }: JsonObject): JsonObject {
  return prefixItems === undefined || Object.hasOwn(schema, "contains") ? schema : { prefixItems, ...schema };
}

/** Beside `unevaluatedProperties` the validator trips over `patternProperties`, and counts names of a branch that failed. */
function open(schema: Schema): JsonObject {
  const { additionalProperties: _, patternProperties: __, ...rest } = schema as JsonObject;
  return rest;
}

/** Most keywords are left out, so that schemas accept something. */
function thin(schema: JsonObject): JsonObject {
  const names = Object.keys(schema);
  return Object.fromEntries(names.filter((_, index) => (index + JSON.stringify(schema).length) % 3 === 0 || names.length < 3).map((name) => [name, schema[name]!]));
}

/** A schema near to another one: one keyword somewhere inside is left out, replaced or added. */
export function mutated(schema: Schema, spice: readonly number[], donor: Schema): Schema {
  const copy = JSON.parse(JSON.stringify(schema)) as Json;
  const nodes: JsonObject[] = [];
  const collect = (value: Json): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) nodes.push(value as JsonObject);
    // Definitions are often unused: they are left alone but for one time in four.
    for (const [key, item] of Object.entries(value)) if (key !== "$defs" || spice[0]! % 4 === 0) collect(item as Json);
  };
  collect(copy);
  if (nodes.length === 0) return donor;
  const node = nodes[spice[0]! % nodes.length]! as { [key: string]: Json };
  const keys = Object.keys(node);
  const gifts = typeof donor === "boolean" ? [] : Object.keys(donor).filter((key) => key !== "$defs");
  if (spice[1]! % 3 === 0 && keys.length > 0) delete node[keys[spice[2]! % keys.length]!];
  else if (spice[1]! % 3 === 1 && gifts.length > 0) {
    const gift = gifts[spice[2]! % gifts.length]!;
    if (node === copy || "type" in node || keys.length === 0) node[gift] = (donor as JsonObject)[gift]!;
  } else if (keys.length > 0) {
    const key = keys[spice[2]! % keys.length]!;
    const value = node[key];
    if (typeof value === "number") node[key] = Math.max(key === "multipleOf" ? 1 : 0, value + (spice[3]! % 2 === 0 ? 1 : -1));
    else if (Array.isArray(value) && value.length > 1) node[key] = value.slice(1);
    else if (typeof value === "boolean") node[key] = !value;
  }
  return copy as Schema;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });

/** The oracle; null where it does not take the schema. */
export function validator(schema: Schema): ((value: Json) => boolean) | null {
  try {
    return ajv.compile(typeof schema === "boolean" ? schema : { ...schema }) as (value: Json) => boolean;
  } catch {
    return null;
  }
}
