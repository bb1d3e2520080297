import fc from "fast-check";
import type { Json, Schema } from "../../../runtime/contract/contract.js";
import { Comparison } from "../../../generator/diff/schema/compare.js";
import { documentOf, termOf } from "../../../generator/diff/schema/term.js";
import { copy, nodesOf, SAME } from "./edits.js";
import { schemas, validator, values } from "./samples.js";

/** The same said otherwise is no change, in whatever schema and however often. */
describe("a schema and the same said otherwise", () => {
  const said = schemas({ openness: "said", references: true });
  const spice = fc.array(fc.nat(1000), { minLength: 2, maxLength: 6 });

  /** One edit, somewhere where it does something. */
  function edited(holder: { root: Schema }, name: string, seed: number): boolean {
    const nodes = nodesOf(holder);
    return nodes.some((_, index) => SAME[name]!(nodes[(seed + index) % nodes.length]!, holder.root as { [key: string]: Json }));
  }

  it.each(Object.keys(SAME))("%s", (name) => {
    let tried = 0;
    // What asks whether a schema is its own negation twice over, or counts what matches, is told by its text.
    const undecided = /"(contains|not|if)"/;
    fc.assert(
      fc.property(said, spice, fc.array(values, { minLength: 10, maxLength: 10 }), (base, seeds, many) => {
        const holder = { root: copy(base) };
        fc.pre(typeof base === "object" && !(name === "negated twice" && undecided.test(JSON.stringify(base))));
        if (!edited(holder, name, seeds[0]!)) return;
        tried++;
        const [before, after] = [validator(base), validator(holder.root)];
        fc.pre(before !== null && after !== null && many.every((value) => before(value) === after(value)));
        const told = new Comparison().differences(termOf(documentOf(base)), termOf(documentOf(holder.root))).filter(({ effect }) => effect !== "declared");
        if (told.length > 0) throw new Error(`${JSON.stringify(holder.root)}: ${told.map(({ kind, pointer }) => `${kind} ${pointer}`).join(", ")}`);
      }),
      { numRuns: Number(process.env.RUNS ?? 120), seed: 7 },
    );
    expect(tried).toBeGreaterThan(2);
  });
});
