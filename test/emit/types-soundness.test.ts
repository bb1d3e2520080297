import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Json, Schema } from "../../runtime/contract/contract.js";
import { anySchemas, declarationsOf, tellableSchemas, values } from "./schemas.js";
import { diagnosticsOf } from "./typescript.js";

interface Sample {
  readonly schema: Schema;
  readonly values: readonly Json[];
}

const SAMPLES = 400;
const SEED = Number(process.env["SEED"] ?? 1);

/** Schemas, each with values of which it accepts some: the same ones in every run. */
function samplesOf(schemas: fc.Arbitrary<Schema>): Sample[] {
  return fc.sample(fc.record({ schema: schemas, values: fc.array(values, { minLength: 8, maxLength: 12 }) }), { numRuns: SAMPLES, seed: SEED });
}

/** The validator judges which values are right; the compiler, whether the type lets them stand. */
const ajv = new Ajv2020({ strict: false, logger: false });
const accepts = (schema: Schema, value: Json): boolean => ajv.compile(schema as object)(value) as boolean;

/** A file with every value that `wanted` picks, assigned to the type of its schema, a line each. */
function fileOf(samples: readonly Sample[], wanted: (schema: Schema, value: Json) => boolean): { text: string; assignments: Map<number, { schema: Schema; value: Json }> } {
  const lines: string[] = [];
  const assignments = new Map<number, { schema: Schema; value: Json }>();
  samples.forEach(({ schema, values: given }, index) => {
    lines.push(...declarationsOf(`T${index}`, schema).split("\n"));
    for (const value of given) {
      if (!wanted(schema, value)) continue;
      lines.push(`export const v${lines.length}: T${index} = ${JSON.stringify(value)};`);
      assignments.set(lines.length, { schema, value });
    }
  });
  return { text: lines.join("\n") + "\n", assignments };
}

/** Lines of the file that do not compile. */
async function refusedLines(text: string): Promise<Map<number, string>> {
  const diagnostics = (await diagnosticsOf({ "probe.ts": text })).filter((line) => !line.startsWith(" "));
  return new Map(diagnostics.map((diagnostic) => [Number(/\((\d+),/.exec(diagnostic)?.[1]), diagnostic]));
}

describe("the type of a schema", () => {
  it("lets every value stand that the schema accepts", async () => {
    const { text, assignments } = fileOf(samplesOf(anySchemas), accepts);
    expect(assignments.size).toBeGreaterThan(SAMPLES);
    const refused = [...(await refusedLines(text))].map(([line, diagnostic]) => {
      const { schema, value } = assignments.get(line) ?? {};
      return { diagnostic, schema: JSON.stringify(schema), value: JSON.stringify(value), declared: declarationsOf("T", schema ?? true) };
    });
    expect(refused.slice(0, 3)).toEqual([]);
  }, 60_000);

  it("refuses every value that the schema refuses, where types can tell", async () => {
    const { text, assignments } = fileOf(samplesOf(tellableSchemas), (schema, value) => !accepts(schema, value));
    expect(assignments.size).toBeGreaterThan(SAMPLES);
    const refused = await refusedLines(text);
    const passed = [...assignments].filter(([line]) => !refused.has(line)).map(([, { schema, value }]) => ({ schema: JSON.stringify(schema), value: JSON.stringify(value), declared: declarationsOf("T", schema) }));
    expect(passed.slice(0, 3)).toEqual([]);
  }, 60_000);
});
