import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { narrowed } from "../../runtime/contract/narrow.js";

const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } });

describe("narrowing a parameter for one action", () => {
  it.each<[string, Schema, JsonObject, Schema]>([
    ["a type of several", { type: ["integer", "string", "object"], description: "Новое значение" }, { type: "integer", minimum: 0 }, { type: "integer", description: "Новое значение", minimum: 0 }],
    ["a description", { type: "string", description: "Было" }, { description: "Стало" }, { type: "string", description: "Стало" }],
    ["values", { enum: ["a", "b", "c"] }, { enum: ["c", "a", "x"] }, { enum: ["c", "a"] }],
    ["limits", { minimum: 1, maximum: 10 }, { minimum: 0, maximum: 5 }, { minimum: 1, maximum: 5 }],
    ["numbers to integers", { type: "number" }, { type: "integer" }, { type: "integer" }],
    ["required keys", { required: ["a"] }, { required: ["b", "a"] }, { required: ["a", "b"] }],
    ["a property inside", { type: "object", properties: { a: { type: ["string", "null"] }, b: {} }, additionalProperties: false }, { properties: { a: { type: "string" } } }, { type: "object", properties: { a: { type: "string" }, b: {} }, additionalProperties: false }],
    ["the keys to a list of them", { type: "object", properties: { a: { type: "string" }, b: {} }, additionalProperties: false }, { properties: { a: true }, additionalProperties: false }, { type: "object", properties: { a: { type: "string" } }, additionalProperties: false }],
    ["anything", true, { type: "string" }, { type: "string" }],
  ])("combines %s", (_, wire, narrowing, expected) => {
    expect(narrowed(wire, narrowing)).toEqual(expected);
  });

  it("leaves the wire schema alone where the action says nothing", () => {
    const wire = { type: "string" };
    expect(narrowed(wire, undefined)).toBe(wire);
  });

  it("accepts what both accept, whatever the keywords are", () => {
    const keywords: readonly (readonly [string, readonly Json[]])[] = [
      ["type", ["integer", "string", "object", "array", ["integer", "null"], ["string", "object"], "number"]],
      ["enum", [[1, "a", null], ["a", "ab"], [{ a: 1 }, 1], [[1], 2]]],
      ["const", [1, "a", { a: 1 }]],
      ["minimum", [0, 2]],
      ["maximum", [1, 3]],
      ["maxLength", [1, 2]],
      ["pattern", ["^a", "b"]],
      ["required", [["a"], ["b"], ["a", "b"]]],
      ["properties", [{ a: { type: "integer" } }, { a: { minimum: 1 }, b: true }, { b: false }, { a: { type: "object", properties: { c: {} }, additionalProperties: false } }]],
      ["additionalProperties", [false, true, { type: "integer" }]],
      ["patternProperties", [{ "^b": { type: "string" } }]],
      ["items", [{ type: "integer" }, { maximum: 1 }, false]],
      ["prefixItems", [[{ type: "string" }]]],
      ["allOf", [[{ minimum: 1 }], [{ required: ["b"] }]]],
      ["anyOf", [[{ type: "string" }, { minimum: 2 }]]],
      ["if", [{ type: "integer" }]],
      ["then", [{ minimum: 2 }]],
    ];
    const keyword = fc.constantFrom(...keywords).chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));
    const schema = fc.array(keyword, { maxLength: 4 }).map((entries) => Object.fromEntries(entries) as JsonObject);
    const values: readonly Json[] = [0, 1, 2, 3, 1.5, null, "", "a", "ab", "abc", {}, { a: 1 }, { b: "x" }, { a: 1, b: "x" }, { a: 2, b: 1, c: 1 }, { a: { c: 1 } }, { a: { d: 1 } }, [], [1], ["a"], [1, 1], ["a", 2], [[1]]];
    fc.assert(
      fc.property(schema, schema, (wire, narrowing) => {
        const both = narrowed(wire, narrowing);
        const [accepts, one, other] = [both, wire, narrowing].map((part) => ajv.compile(part as JsonObject));
        for (const value of values) expect({ value, accepted: accepts!(value), wire, narrowing, both }).toEqual({ value, accepted: one!(value) && other!(value), wire, narrowing, both });
      }),
      { numRuns: 100 },
    );
  });
});
