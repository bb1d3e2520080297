import type { Schema } from "../../runtime/contract/contract.js";
import { typeText } from "../../runtime/surface/type-text.js";

describe("a type on one line", () => {
  it.each<[Schema, string]>([
    [{ type: "array", prefixItems: [{ type: "string" }, { type: "integer", minimum: 0 }], items: false }, "[string, integer ≥ 0]"],
    [{ type: "array", prefixItems: [{ type: "string" }], maxItems: 1 }, "[string]"],
    [{ prefixItems: [{ type: "string" }], items: { type: "number" } }, "[string, ...number[]]"],
    [{ type: "array", prefixItems: [{ const: "a" }] }, '["a", ...any[]]'],
    [{ type: "array", items: [{ type: "string" }], additionalItems: false }, "[string]"],
    [{ type: ["array", "null"], items: { type: ["string", "null"] } }, "(string | null)[] | null"],
    [{ allOf: [{ type: "object", properties: { a: { type: "string" } }, required: ["a"] }, { minProperties: 1 }] }, "{ a: string }"],
    [{ allOf: [{ enum: ["a", "b"] }, { type: "string" }] }, '("a" | "b") & string'],
    [{ allOf: [{ description: "д" }] }, "any"],
    [{ patternProperties: { "^x": { type: "string" } } }, "object"],
    [{ additionalProperties: false }, "object"],
    [{}, "any"],
    [false, "never"],
  ])("%j is %s", (schema, text) => expect(typeText(schema)).toBe(text));
});
