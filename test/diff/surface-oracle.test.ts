import fc from "fast-check";
import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { contractOfToolsList } from "../../generator/contract/read-tools-list.js";
import { compare } from "../../generator/diff/compare.js";
import { judge, type Verdict } from "../../generator/diff/judge.js";
import { Witnesses } from "../../generator/diff/schema/witness.js";
import { mutated, schemas, validator, values } from "./schema/samples.js";

/**
 * The same oracle, asked about whole surfaces: where no verdict is breaking, every argument set that the
 * base's validator accepts is accepted by the head's; where one is, it is shown.
 */
describe("verdicts of two listed surfaces", () => {
  const parameters = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), schemas({ openness: "said", references: false }), { maxKeys: 3, noNullPrototype: true });
  const inputs = fc.tuple(parameters, fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 2 })).map(([properties, required]): JsonObject => ({
    type: "object",
    properties,
    required: required.filter((name) => name in properties),
    additionalProperties: false,
  }));
  const spice = fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 });

  const side = (tools: readonly JsonObject[]) => ({ contract: contractOfToolsList({ tools }), budgets: null });
  const tool = (name: string, inputSchema: JsonObject, outputSchema: JsonObject): JsonObject => ({ name, inputSchema, outputSchema });

  /** A head whose root is still a closed object, near the base or not. */
  const pairs = fc.tuple(inputs, inputs, spice).map(([base, other, seed]) => {
    const near = mutated(base, seed, other) as JsonObject;
    const head = seed[3]! % 4 === 0 || typeof near !== "object" ? other : { ...near, type: "object", additionalProperties: false };
    return [base, { ...head, properties: head["properties"] ?? {} } as JsonObject] as const;
  });

  it("never call harmless a call that is refused, nor an answer that could not come", () => {
    fc.assert(
      fc.property(fc.array(pairs, { minLength: 5, maxLength: 5 }), fc.array(values, { minLength: 40, maxLength: 40 }), (many, samples) => {
        const usable = many.filter(([base, head]) => validator(base) !== null && validator(head) !== null);
        const tools = (which: 0 | 1): JsonObject[] => usable.map((pair, index) => tool(`t${index}`, pair[which], { type: "object", properties: { r: pair[which] } }));
        const compared = compare(side(tools(0)), side(tools(1)));
        const verdicts = judge(compared);
        const witnesses = new Witnesses(compared.comparison);
        for (const [index, [base, head]] of usable.entries()) {
          const [before, after] = [validator(base)!, validator(head)!];
          const own = (direction: string): Verdict[] => verdicts.filter(({ change, level }) => level === "breaking" && change.tool === `t${index}` && "direction" in change && change.direction === direction);
          const objects = samples.filter((value) => typeof value === "object" && value !== null && !Array.isArray(value));
          if (own("input").length === 0) for (const value of objects) if (before(value) && !after(value)) throw new Error(`t${index}: ${JSON.stringify(value)} was accepted and is refused`);
          if (own("output").length === 0) for (const value of objects) if (!before(value) && after(value)) throw new Error(`t${index}: ${JSON.stringify(value)} can come and could not`);
          for (const { change } of [...own("input"), ...own("output")]) {
            const difference = compared.differenceOf(change);
            const returned = "direction" in change && change.direction === "output";
            const witness = difference === undefined ? undefined : witnesses.of(difference, returned);
            if (witness === undefined) continue;
            const value = (returned ? (witness as JsonObject)["r"] : witness) as Json;
            const [was, is] = [before(value), after(value)];
            if (returned ? was || !is : !was || is) throw new Error(`t${index}: ${JSON.stringify(witness)} is no witness`);
          }
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 80) },
    );
  });

  it("are none of a surface and itself, keys and tools turned around", () => {
    const turned = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(turned);
      return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value as JsonObject).reverse().map(([key, item]) => [key, turned(item)])) : value;
    };
    fc.assert(
      fc.property(fc.array(inputs, { minLength: 1, maxLength: 4 }), (all) => {
        const tools = all.map((input, index) => tool(`t${index}`, input, input));
        expect(compare(side(tools), side([...tools].reverse().map((item) => turned(item) as JsonObject))).changes).toEqual([]);
      }),
      { numRuns: Number(process.env.RUNS ?? 80) },
    );
  });

  it("are none of a schema and the same with what is used of it under definitions", () => {
    const defined = (schema: Schema): JsonObject => {
      const definitions: { [name: string]: Json } = {};
      const moved = (value: Json, holder: string | null): Json => {
        if (typeof value !== "object" || value === null) return value;
        if (Array.isArray(value)) return ["enum", "required", "type"].includes(holder ?? "") ? value : value.map((item) => moved(item, null));
        if (holder === "const" || holder === "dependentRequired") return value;
        const maps = ["properties", "patternProperties", "dependentSchemas"];
        const inner = Object.fromEntries(Object.entries(value as JsonObject).map(([key, item]) => [key, maps.includes(key) ? Object.fromEntries(Object.entries(item as JsonObject).map(([name, part]) => [name, moved(part, null)])) : moved(item, key)]));
        if (holder === "root") return inner;
        const name = `D${Object.keys(definitions).length}`;
        definitions[name] = inner;
        return { $ref: `#/$defs/${name}` };
      };
      const root = moved(schema, "root") as JsonObject;
      return { ...root, $defs: definitions };
    };
    fc.assert(
      fc.property(inputs, (input) => {
        const other = defined(input);
        fc.pre(validator(input) !== null && validator(other) !== null);
        // What depends on the value is compared as text, which a reference interrupts.
        fc.pre(!JSON.stringify(input).includes("unevaluated"));
        expect(compare(side([tool("t", input, {})]), side([tool("t", other, {})])).changes).toEqual([]);
      }),
      { numRuns: Number(process.env.RUNS ?? 150) },
    );
  });
});
