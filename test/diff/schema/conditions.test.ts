import type { JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { Comparison } from "../../../generator/diff/schema/compare.js";
import { documentOf, termOf } from "../../../generator/diff/schema/term.js";

const IF: JsonObject = { type: "string" };
const THEN: JsonObject = { enum: [""] };
const ELSE: JsonObject = { type: "object", properties: { a: true }, additionalProperties: { type: "string" } };
const WHOLE: JsonObject = { if: IF, then: THEN, else: ELSE };

const part = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });
const differences = (before: Schema, after: Schema): string[] => new Comparison().differences(termOf(documentOf(before)), termOf(documentOf(after))).map(({ kind, effect }) => `${kind} ${effect}`);

describe("a condition", () => {
  it.each<[string, JsonObject]>([
    ["its test", { if: part("I"), then: THEN, else: ELSE, $defs: { I: IF } }],
    ["what then holds", { if: IF, then: part("T"), else: ELSE, $defs: { T: THEN } }],
    ["what else holds", { if: IF, then: THEN, else: part("E"), $defs: { E: ELSE } }],
    ["names let through in a branch", { if: IF, then: THEN, else: { ...ELSE, additionalProperties: part("S") }, $defs: { S: { type: "string" } } }],
    ["a name of any value in a branch", { if: IF, then: THEN, else: { ...ELSE, properties: { a: part("A") } }, $defs: { A: true } }],
    ["all of it", { ...part("W"), $defs: { W: { if: part("I"), then: part("T"), else: part("E") }, I: IF, T: THEN, E: ELSE } }],
  ])("is the same with %s under a definition", (_what, other) => {
    expect(differences(WHOLE, other)).toEqual([]);
    expect(differences(other, WHOLE)).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ["the inner one", { not: part("N"), $defs: { N: { not: IF } } }],
    ["what the inner one forbids", { not: { not: part("I") }, $defs: { I: IF } }],
    ["the inner one, by a way", { not: part("A"), $defs: { A: { ...part("N"), description: "by a way" }, N: { not: IF } } }],
  ])("that forbids what is forbidden is none, with %s under a definition", (_what, other) => {
    expect(differences({ not: { not: IF } }, other)).toEqual([]);
    expect(differences(IF, other)).toEqual([]);
  });

  it("that leads round to itself is read to an end", () => {
    expect(() => differences({ not: part("A"), $defs: { A: part("B"), B: part("A") } }, IF)).not.toThrow();
  });

  it("is another where a branch speaks of a name that was let through for want of a word", () => {
    expect(differences({ if: IF, else: { type: "object" } }, { if: IF, else: { type: "object", properties: { a: { type: "string" } } } })).not.toEqual([]);
  });
});
