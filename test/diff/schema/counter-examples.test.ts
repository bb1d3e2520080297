import type { Json, Schema } from "../../../runtime/contract/contract.js";
import { Comparison } from "../../../generator/diff/schema/compare.js";
import { documentOf, termOf } from "../../../generator/diff/schema/term.js";

const term = (schema: Schema) => termOf(documentOf(schema));
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const told = (base: Schema, head: Schema): string[] => new Comparison().differences(term(base), term(head)).map(({ kind, effect, pointer }) => `${kind} ${effect} ${pointer}`);
const accepts = (schema: Schema, value: Json): boolean | undefined => new Comparison().shapes.accepts(term(schema), value);

/** What long runs of the oracle found, each with the value that shows it. */
describe("what was told wrong once", () => {
  const open: Schema = { type: "object", properties: { a: { type: "number" } } };
  const spoken: Schema = { type: "object", properties: { a: { type: "number" }, d: { type: "integer" } } };

  it("a branch that let everything through is gone: names that the others speak of are told", () => {
    expect(told({ anyOf: [spoken, open] }, { anyOf: [spoken] })).toEqual(["property-added declared /anyOf/0/properties/d"]);
  });

  it("a branch that lets everything through is new, though a narrower one stood there", () => {
    expect(told({ anyOf: [spoken] }, { anyOf: [spoken, open] })).toEqual(["alternative-added wider /anyOf/1"]);
  });

  it("a branch of exactly one lost what it said of a name", () => {
    const one = (last: Schema): Schema => ({ oneOf: [{ type: "object", minProperties: 1 }, { type: "object", maxProperties: 2, ...(last as object) }] });
    expect(told(one({ properties: { a: { type: "string" } } }), one({}))).not.toEqual([]);
  });

  it("a pattern of names that nothing was declared by speaks of a name all the same", () => {
    expect(told({ type: "object", properties: { c: { type: "string" } } }, { type: "object", patternProperties: { "^c": { type: "string" } } })).toEqual(["property-removed declared /properties/c", "property-added narrower /patternProperties/^c"]);
  });

  it("a name of which any value is taken comes to an open object, or goes", () => {
    const [bare, named]: Schema[] = [{ type: "object", additionalProperties: true }, { type: "object", properties: { a: {} }, additionalProperties: true }];
    expect(told(bare!, named!)).toEqual(["property-added declared /properties/a"]);
    expect(told(named!, bare!)).toEqual(["property-removed declared /properties/a"]);
  });

  it("a name that is forbidden, or no longer, in an object that takes others", () => {
    const forbidding: Schema = { type: "object", properties: { a: false } };
    expect(told({ type: "object" }, forbidding)).toEqual(["property-removed narrower /properties/a"]);
    expect(told(forbidding, { type: "object" })).toEqual(["property-added wider /properties/a"]);
    expect(told({ type: "object" }, { type: "object", not: { required: ["a"] } })).toEqual(["property-removed narrower /properties/a"]);
    expect(told({ ...(forbidding as object), additionalProperties: false }, { type: "object", additionalProperties: false })).toEqual([]);
  });

  it("what is asked where a name is there, of an object that says nothing of names", () => {
    const asking = (of: Schema): Schema => ({ type: "object", dependentSchemas: { a: { properties: { a: of } } } });
    expect(told({ type: "object" }, asking({ type: "object" }))).toEqual(["condition-added narrower /dependentSchemas/a"]);
    expect(told(asking({ type: "object" }), asking({ minProperties: 0 }))).toEqual(["condition-removed wider /dependentSchemas/a"]);
  });

  it("what a condition says of a name of which the other says nothing", () => {
    const conditional = (otherwise: Schema): Schema => ({ if: { type: "array" }, then: { maxItems: 1 }, else: otherwise });
    expect(new Set(told(conditional({ type: "object", properties: { a: { type: "integer" } } }), conditional({ type: "object" })))).toEqual(new Set(["condition-changed wider /if"]));
    expect(new Set(told(conditional({ type: "object" }), conditional({ type: "object", properties: { a: { type: "integer" } } })))).toEqual(new Set(["condition-changed narrower /if"]));
  });

  it("several schemas with patterns of names do not differ from their copies", () => {
    const layered: Schema = { type: "object", patternProperties: { "^x-": { type: "boolean" } }, additionalProperties: { type: "array" }, oneOf: [{ patternProperties: { "^a": { type: "string" }, "x$": { type: "string" } } }] };
    expect(told(layered, copy(layered))).toEqual([]);
  });

  it("a list that judges its own values by itself is read", () => {
    const itself: Schema = { $ref: "#/$defs/L", $defs: { L: { additionalProperties: { enum: [{ a: "a" }, ""], $ref: "#/$defs/L" } } } };
    expect(accepts(itself, 5)).toBe(true);
    expect(told(itself, { type: "number" })).not.toEqual([]);
  });

  it("an object that is listed twice is one value, whatever the order of its keys", () => {
    expect(accepts({ const: { b: 2, a: 1 }, enum: [{ a: 1, b: 2 }] }, { a: 1, b: 2 })).toBe(true);
  });
});

describe("the same said otherwise", () => {
  const object: Schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
  it.each<[string, Schema, Schema]>([
    ["a condition that asks nothing", object, { ...object, if: { type: "string" }, then: true, else: {} }],
    ["a condition in two halves", { if: object, then: { maxProperties: 2 }, else: { type: "string" } }, { allOf: [{ if: object, then: { maxProperties: 2 } }, { if: object, else: { type: "string" } }] }],
    ["a condition that a listed value meets", { const: "a" }, { const: "a", if: { type: "string" }, then: { minLength: 1 } }],
    ["a negation negated", object, { not: { not: object } }],
    ["a branch that nothing satisfies", { oneOf: [object, { type: "object", maxProperties: 3 }] }, { oneOf: [object, { type: "object", maxProperties: 3 }, { not: {} }] }],
    ["closed by what is not evaluated", { ...object, additionalProperties: false }, { ...object, unevaluatedProperties: false }],
    ["closed around a definition", { ...object, additionalProperties: false }, { $ref: "#/$defs/O", unevaluatedProperties: false, $defs: { O: object } }],
    ["closed where branches only ask", { ...object, additionalProperties: false, anyOf: [{ required: ["a"] }, { required: ["b"] }] }, { ...object, unevaluatedProperties: false, anyOf: [{ required: ["a"] }, { required: ["b"] }] }],
    ["items that are not evaluated", { type: "array", prefixItems: [{ type: "string" }], items: false }, { type: "array", prefixItems: [{ type: "string" }], unevaluatedItems: false }],
    ["items that another schema evaluates", { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], items: { type: "null" } }, { type: "array", allOf: [{ prefixItems: [{ type: "string" }, { type: "number" }] }], unevaluatedItems: { type: "null" } }],
  ])("%s", (_, one, other) => {
    expect(told(one, other)).toEqual([]);
    expect(told(other, one)).toEqual([]);
  });
});

describe("what is not evaluated, by the branch that a value takes", () => {
  const branching: Schema = { type: "object", properties: { k: { enum: ["a", "b"] } }, if: { properties: { k: { const: "a" } }, required: ["k"] }, then: { properties: { x: true } }, else: { properties: { y: true } }, unevaluatedProperties: false };
  const dependent: Schema = { properties: { k: true }, dependentSchemas: { k: { properties: { x: { type: "string" } } } }, unevaluatedProperties: false };
  const listed: Schema = { anyOf: [{ prefixItems: [{ type: "string" }] }, { prefixItems: [{ type: "number" }, true] }], unevaluatedItems: false };

  it.each<[Schema, Json, boolean]>([
    [branching, { k: "a", x: 1 }, true],
    [branching, { k: "a", y: 1 }, false],
    [branching, { k: "b", y: 1 }, true],
    [branching, { y: 1 }, true],
    [dependent, { k: 1, x: "s" }, true],
    [dependent, { x: "s" }, false],
    [dependent, 5, true],
    [listed, ["s"], true],
    [listed, ["s", 1], false],
    [listed, [1, 2], true],
    [listed, "s", true],
  ])("%j: %j is %s", (schema, value, truth) => {
    expect(accepts(schema, value)).toBe(truth);
  });

  it("is told at the branch", () => {
    const narrower = copy(branching) as { then: { properties: { x: Schema } } };
    narrower.then.properties.x = { type: "string" };
    expect(told(branching, narrower as unknown as Schema)).toEqual(["type-changed narrower /then/properties/x/type"]);
  });
});
