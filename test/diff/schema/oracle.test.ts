import fc from "fast-check";
import { Comparison } from "../../../generator/diff/schema/compare.js";
import { documentOf, termOf } from "../../../generator/diff/schema/term.js";
import { mutated, schemas, validator, values } from "./samples.js";

/**
 * The validator is the oracle: where the comparison finds nothing that narrows, every value that the
 * base accepts is accepted by the head.
 */
describe("the comparison of two schemas", () => {
  const said = schemas({ openness: "said", references: true });
  const silent = schemas({ openness: "silent", references: false });
  const spice = fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 });
  const manyValues = fc.array(values, { minLength: 25, maxLength: 25 });

  it("reads a schema as the validator does", () => {
    fc.assert(
      fc.property(said, manyValues, (schema, many) => {
        const accepts = validator(schema);
        fc.pre(accepts !== null);
        const comparison = new Comparison();
        const term = termOf(documentOf(schema));
        for (const value of many) {
          const truth = comparison.shapes.accepts(term, value);
          if (truth !== undefined && truth !== accepts!(value)) throw new Error(`${JSON.stringify(value)} is ${accepts!(value) ? "accepted" : "refused"} by the validator`);
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 600) },
    );
  });

  it("never calls harmless what refuses a value that was accepted", () => {
    fc.assert(
      fc.property(fc.constantFrom(said, said, silent).chain((kind) => fc.tuple(kind, kind)), spice, fc.boolean(), manyValues, ([base, other], seed, near, many) => {
        const head = near ? mutated(base, seed, other) : other;
        const [before, after] = [validator(base), validator(head)];
        fc.pre(before !== null && after !== null);
        const [one, two] = [termOf(documentOf(base)), termOf(documentOf(head))];
        const differences = new Comparison().differences(one, two);
        // A name of which the base said nothing is no promise: what is told of it is told, and no more.
        if (differences.some(({ effect }) => effect === "declared")) return;
        const narrower = differences.some(({ effect }) => effect === "narrower" || effect === "differs");
        if (narrower !== !new Comparison().includes(one, two)) throw new Error("told and asked do not agree");
        if (narrower) return;
        for (const value of many) if (before!(value) && !after!(value)) throw new Error(`${JSON.stringify(value)} was accepted and is refused`);
      }),
      { numRuns: Number(process.env.RUNS ?? 1500) },
    );
  });
});
