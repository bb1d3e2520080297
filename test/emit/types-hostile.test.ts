import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { declarationsOf } from "./schemas.js";

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const nested = (depth: number, wrap: (inner: Schema) => JsonObject): Schema => times(depth, () => wrap).reduce<Schema>((inner, wrapped) => wrapped(inner), { type: "string" });

/** Each would hang or crash a reader that writes alternatives out or trusts its stack. */
const HOSTILE: readonly (readonly [what: string, most: number, schema: Schema])[] = [
  ["objects nested three thousand deep", 300_000, nested(3000, (inner) => ({ type: "object", properties: { a: inner } }))],
  ["branches nested three thousand deep", 1_000, nested(3000, (inner) => ({ allOf: [inner], unevaluatedProperties: false }))],
  ["a hundred thousand values", 2_000_000, { enum: times(100_000, (index) => `v${index}`) }],
  ["two long lists of values that must both hold", 400_000, { allOf: [{ enum: times(20_000, (index) => `v${index}`) }, { enum: times(20_000, (index) => `v${index + 5}`) }] }],
  ["alternatives of required keys, twelve times", 10_000, { type: "object", allOf: times(12, (group) => ({ anyOf: times(4, (index) => ({ required: [`a${group}${index}`] })) })) }],
  ["alternatives of objects, twelve times", 10_000, { allOf: times(12, (group) => ({ anyOf: times(4, (index) => ({ type: "object", properties: { [`a${group}${index}`]: { type: "string" } } })) })) }],
  ["alternatives of lists, twelve times", 10_000, { allOf: times(12, (group) => ({ anyOf: times(4, (index) => ({ type: "array", items: { const: `${group}${index}` } })) })) }],
  ["a description of a hundred thousand lines", 2_000_000, { type: "object", properties: { a: { description: "x\n".repeat(100_000) } } }],
  ["a chain of three thousand references", 200_000, { $ref: "#/$defs/D0", $defs: Object.fromEntries(times(3001, (index) => [`D${index}`, { anyOf: [{ $ref: `#/$defs/D${(index + 1) % 3001}` }, { type: "null" }] } as Json])) }],
];

describe("hostile schemas", () => {
  it.each(HOSTILE)("%s: a type all the same, of at most %i characters", (_, most, schema) => {
    const text = declarationsOf("T", schema);
    expect(text.startsWith("export ")).toBe(true);
    expect(text.length).toBeLessThan(most);
  }, 300_000);
});
