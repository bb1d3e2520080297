import fc from "fast-check";
import type { Json, Schema } from "../../../runtime/contract/contract.js";
import { Comparison } from "../../../generator/diff/schema/compare.js";
import { documentOf, termOf } from "../../../generator/diff/schema/term.js";
import { Witnesses } from "../../../generator/diff/schema/witness.js";
import { mutated, schemas, validator, values } from "./samples.js";

const said = schemas({ openness: "said", references: true });
const spice = fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 });

function witnessesOf(base: Schema, head: Schema): Json[] {
  const comparison = new Comparison();
  const witnesses = new Witnesses(comparison);
  const found = comparison.differences(termOf(documentOf(base)), termOf(documentOf(head))).filter(({ effect }) => effect === "narrower" || effect === "differs");
  return found.map((difference) => witnesses.of(difference)).filter((value) => value !== undefined);
}

describe("a witness", () => {
  it("was accepted and is refused", () => {
    fc.assert(
      fc.property(said, said, spice, fc.boolean(), (base, other, seed, near) => {
        const head = near ? mutated(base, seed, other) : other;
        const [before, after] = [validator(base), validator(head)];
        fc.pre(before !== null && after !== null);
        for (const value of witnessesOf(base, head)) if (!before!(value) || after!(value)) throw new Error(`${JSON.stringify(value)} is no witness`);
      }),
      { numRuns: Number(process.env.RUNS ?? 400) },
    );
  });

  it("is found for nine narrowings in ten, and for nearly all for which chance finds one", () => {
    const count = { narrowed: 0, witnessed: 0, chance: 0, missed: 0 };
    const cases = fc.sample(fc.tuple(said, said, spice, fc.array(values, { minLength: 40, maxLength: 40 })), { numRuns: 900, seed: 20 });
    for (const [base, other, seed, many] of cases) {
      const head = seed[3]! % 3 === 0 ? other : mutated(base, seed, other);
      const [before, after] = [validator(base), validator(head)];
      if (before === null || after === null || new Comparison().includes(termOf(documentOf(base)), termOf(documentOf(head)))) continue;
      const found = witnessesOf(base, head).length > 0;
      const chance = many.some((value) => before(value) && !after(value));
      count.narrowed++;
      if (found) count.witnessed++;
      if (chance) count.chance++;
      if (chance && !found) count.missed++;
    }
    expect(count.narrowed).toBeGreaterThan(200);
    expect(count.chance).toBeGreaterThan(80);
    expect(count.witnessed / count.narrowed).toBeGreaterThan(0.9);
    expect(count.missed / count.chance).toBeLessThan(0.02);
  });

  it.each<[string, Schema, Schema, Json]>([
    ["a removed value", { enum: ["active", "archived"] }, { enum: ["active"] }, "archived"],
    ["a lowered limit", { type: "string", maxLength: 5 }, { type: "string", maxLength: 2 }, "text"],
    ["a new requirement", { type: "object", properties: { a: { type: "integer" } }, additionalProperties: false }, { type: "object", properties: { a: { type: "integer" } }, required: ["a"], additionalProperties: false }, {}],
    ["a removed property", { type: "object", properties: { a: { type: "null" } }, additionalProperties: false }, { type: "object", properties: {}, additionalProperties: false }, { a: null }],
    ["a pattern", { type: "string", pattern: "^[a-z]+-[0-9]{2}$" }, { type: "string", pattern: "^[A-Z]+$" }, "a-00"],
    ["a part of a recursive definition", { $ref: "#/$defs/Node", $defs: { Node: { type: "object", properties: { name: { type: "string" }, next: { $ref: "#/$defs/Node" } }, additionalProperties: false } } }, { $ref: "#/$defs/Node", $defs: { Node: { type: "object", properties: { name: { type: "string", minLength: 1 }, next: { $ref: "#/$defs/Node" } }, additionalProperties: false } } }, { name: "" }],
  ])("shows %s", (_, base, head, witness) => {
    expect(witnessesOf(base, head)).toContainEqual(witness);
  });
});
