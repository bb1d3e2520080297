import { Ajv2020 } from "ajv/dist/2020.js";
import { Ajv } from "ajv";
import fc from "fast-check";
import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { pointerOf, valueAt } from "../../runtime/contract/pointer.js";
import { FUEL, type Judging } from "../../generator/lint/validation/judging.js";
import { isValid, violationsOf } from "../../generator/lint/validation/validate.js";

function judging(dialect: Judging["dialect"]): Judging {
  return {
    dialect,
    fuel: FUEL,
    resolve: (reference, document) => {
      const pointer = pointerOf(reference);
      const schema = pointer === null ? undefined : valueAt(document, pointer);
      return schema === undefined ? null : { schema: schema as Schema, document };
    },
  };
}

const name = fc.constantFrom("a", "b", "ab", "c", "10", "2");
const value: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2, 5, -1, 1.5, "", "a", "aab", "ё😀", "10"),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(name, tie("json"), { maxKeys: 3 }),
  ),
})).json;

const count = fc.integer({ min: 0, max: 3 });
const number = fc.constantFrom(-1, 0, 1, 1.5, 2, 5);
const type = fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object");

/**
 * Schemas of the keywords that assert, with few names and few values, so that keywords meet. Left out
 * are `contains` and `unevaluated…`, where Ajv strays from the specification; see the tables below.
 */
function schemas(dialect: "2020-12" | "draft-07", references = true): fc.Arbitrary<Schema> {
  return fc.letrec<{ schema: Schema; object: JsonObject }>((tie) => {
    const inner = tie("schema");
    const reference = fc.constantFrom("#/$defs/one", "#/$defs/two");
    const list = fc.array(inner, { minLength: 1, maxLength: 2 });
    const map = fc.dictionary(name, inner, { maxKeys: 2 });
    const shared: { [keyword: string]: fc.Arbitrary<Json> } = {
      type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
      enum: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (one) => JSON.stringify(one) }),
      const: value,
      minimum: number,
      maximum: number,
      exclusiveMinimum: number,
      exclusiveMaximum: number,
      multipleOf: fc.constantFrom(1, 2, 0.5),
      minLength: count,
      maxLength: count,
      pattern: fc.constantFrom("^a", "b$", "^[a-z]*$", "ё"),
      minItems: count,
      maxItems: count,
      uniqueItems: fc.boolean(),
      minProperties: count,
      maxProperties: count,
      required: fc.uniqueArray(name, { maxLength: 2 }),
      properties: map,
      patternProperties: fc.dictionary(fc.constantFrom("^a", "b", "\\d"), inner, { maxKeys: 2 }),
      additionalProperties: inner,
      propertyNames: inner,
      allOf: list,
      anyOf: list,
      oneOf: list,
      not: inner,
      if: inner,
      then: inner,
      else: inner,
      // Before 2019-09 nothing beside a reference counts, but Ajv checks the type.
      ...(references && dialect === "2020-12" ? { $ref: reference } : {}),
    };
    const own: { [keyword: string]: fc.Arbitrary<Json> } =
      dialect === "2020-12"
        ? {
            items: inner,
            prefixItems: list,
            dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 2 }),
            dependentSchemas: map,
          }
        : { items: fc.oneof(inner, list), additionalItems: inner, dependencies: fc.dictionary(name, fc.oneof(inner, fc.uniqueArray(name, { maxLength: 2 })), { maxKeys: 2 }) };
    const keywords = { ...shared, ...own };
    const some = fc.uniqueArray(fc.constantFrom(...Object.keys(keywords)), { minLength: 0, maxLength: 4 });
    return {
      object: some.chain((names) => fc.record(Object.fromEntries(names.map((word) => [word, keywords[word]!])))),
      schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, { weight: 1, arbitrary: fc.boolean() }, { weight: 4, arbitrary: fc.record({ type }) }, { weight: 6, arbitrary: tie("object") }, ...(references ? [{ weight: 1, arbitrary: fc.record({ $ref: reference }) }] : [])),
    };
  }).object;
}

describe.each([
  ["2020-12", new Ajv2020({ strict: false, validateFormats: false, logger: false, ownProperties: true })],
  ["draft-07", new Ajv({ strict: false, ignoreKeywordsWithRef: true, validateFormats: false, logger: false, ownProperties: true })],
] as const)("judging values by %s", (dialect, ajv) => {
  it("agrees with Ajv", () => {
    fc.assert(
      fc.property(schemas(dialect), schemas(dialect, false), fc.array(value, { minLength: 6, maxLength: 6 }), (...drawn) => {
        // Plain objects: Ajv compares the constructors of values too.
        const [root, one, values] = JSON.parse(JSON.stringify(drawn)) as typeof drawn;
        const schema: JsonObject = { ...(root as JsonObject), $defs: { one, two: { type: "object", properties: { a: { $ref: "#/$defs/two" } } } } };
        const compiled = ajv.compile(schema);
        for (const given of values) expect([given, isValid(schema, given, schema, judging(dialect))]).toEqual([given, compiled(given)]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("judging values by the tables of the specification", () => {
  const cases: readonly (readonly [schema: JsonObject, valid: readonly Json[], invalid: readonly Json[]])[] = [
    [{ contains: { minimum: 5 } }, [[3, 5], [5], {}], [[], [1, 2]]],
    [{ contains: {} }, [[1]], [[]]],
    [{ contains: { const: 1 }, minContains: 2, maxContains: 2 }, [[1, 1], [1, 2, 1]], [[1], [1, 1, 1], []]],
    [{ contains: { const: 1 }, minContains: 0 }, [[], [2]], []],
    [{ prefixItems: [{ type: "null" }], contains: { type: "null" } }, [[null]], [[], [1]]],
    [{ properties: { a: {} }, unevaluatedProperties: false }, [{ a: 1 }, {}], [{ b: 1 }]],
    [{ allOf: [{ properties: { a: {} } }], unevaluatedProperties: false }, [{ a: 1 }], [{ b: 1 }]],
    [{ $ref: "#/$defs/x", unevaluatedProperties: false, $defs: { x: { patternProperties: { "^x": {} } } } }, [{ x1: 1 }], [{ y: 1 }]],
    [{ anyOf: [{ properties: { a: { const: 1 } }, required: ["a"] }, { properties: { b: {} } }], unevaluatedProperties: false }, [{ a: 1, b: 2 }, { b: 2 }], [{ a: 2, b: 2 }]],
    [{ if: { properties: { a: { const: 1 } }, required: ["a"] }, then: { properties: { b: {} } }, else: { properties: { c: {} } }, unevaluatedProperties: false }, [{ a: 1, b: 1 }, { c: 1 }], [{ a: 1, c: 1 }, { b: 1 }]],
    [{ dependentSchemas: { a: { properties: { a: {}, b: {} } } }, unevaluatedProperties: false }, [{ a: 1, b: 1 }], [{ b: 1 }]],
    [{ allOf: [{ unevaluatedProperties: true }], unevaluatedProperties: false }, [{ a: 1 }], []],
    [{ not: { not: { properties: { a: {} } } }, unevaluatedProperties: false }, [{}], [{ a: 1 }]],
    [{ prefixItems: [{}], unevaluatedItems: { type: "string" } }, [[1], [1, "a"]], [[1, 2]]],
    [{ contains: { type: "number" }, unevaluatedItems: { type: "null" } }, [[1, null]], [[{}, 0]]],
    [{ oneOf: [{ type: "null", prefixItems: [{}] }, {}], unevaluatedItems: false }, [[]], [[1]]],
  ];
  it.each(cases)("%j", (schema, valid, invalid) => {
    for (const given of valid) expect([given, isValid(schema, given, schema, judging("2020-12"))]).toEqual([given, true]);
    for (const given of invalid) expect([given, isValid(schema, given, schema, judging("2020-12"))]).toEqual([given, false]);
  });
});

describe("judging values", () => {
  it("tells where in the value and what is asked for", () => {
    const schema = { type: "object", required: ["b"], properties: { a: { type: "array", items: { type: "integer", minimum: 1 } } }, additionalProperties: false };
    expect(violationsOf(schema, { a: [1, "x", 0], c: 1 }, schema, judging("2020-12"))).toEqual([
      { steps: [], says: 'must have "b"' },
      { steps: ["a", 1], says: "must be an integer" },
      { steps: ["a", 2], says: "must be at least 1" },
      { steps: ["c"], says: "is not allowed here" },
    ]);
  });

  it("comes to an end where references go in a circle, and where branches double at every step", () => {
    const circle = { $ref: "#/$defs/a", $defs: { a: { allOf: [{ $ref: "#/$defs/b" }] }, b: { $ref: "#/$defs/a" } }, unevaluatedProperties: false };
    expect(isValid(circle, {}, circle, judging("2020-12"))).toBe(true);
    const names = Array.from({ length: 60 }, (_, index) => `t${index}`);
    const doubling = { $ref: "#/$defs/t59", $defs: Object.fromEntries(names.map((one, index) => [one, index === 0 ? { type: "string" } : { allOf: [{ $ref: `#/$defs/t${index - 1}` }, { $ref: `#/$defs/t${index - 1}` }] }])) };
    expect(() => violationsOf(doubling, 1, doubling, judging("2020-12"))).not.toThrow();
  });

  it("knows own properties alone", () => {
    const schema = { required: ["__proto__", "constructor"], properties: { toString: { type: "string" } } };
    expect(isValid(schema, {}, schema, judging("2020-12"))).toBe(false);
    expect(isValid(schema, JSON.parse('{"__proto__": 1, "constructor": 1}'), schema, judging("2020-12"))).toBe(true);
  });

  it("runs hostile patterns in linear time", () => {
    expect(isValid({ pattern: "^(a+)+$" }, `${"a".repeat(5000)}!`, true, judging("2020-12"))).toBe(false);
  });
});
