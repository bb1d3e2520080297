import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { visitSchemas } from "../../runtime/contract/schema.js";
import { fillDefaults } from "../../runtime/parameters/defaults.js";
import { anySchemas, declarationsOf, tellableSchemas, values } from "./schemas.js";
import { diagnosticsOf } from "./typescript.js";

interface Sample {
  readonly schema: Schema;
  readonly values: readonly Json[];
  /** Whether the type is that of a value with its defaults filled in. */
  readonly filled?: boolean;
}

const SAMPLES = 200;
const SEED = Number(process.env["SEED"] ?? 1);

/** Schemas, each with values of which it accepts some: the same ones in every run. */
function samplesOf(schemas: fc.Arbitrary<Schema>, of: fc.Arbitrary<Json> = values, most = 12): Sample[] {
  return fc.sample(fc.record({ schema: schemas, values: fc.array(of, { minLength: most - 4, maxLength: most }) }), { numRuns: SAMPLES, seed: SEED });
}

const objects: fc.Arbitrary<Json> = fc.oneof(
  fc.record({ a: values, b: values, "x-1": values }, { requiredKeys: [], noNullPrototype: true }),
  ...["a", "b", "x-1"].map((key) => values.map((value): Json => ({ [key]: value }))),
);

/** The validator judges which values are right; the compiler, whether the type lets them stand. */
const ajv = new Ajv2020({ strict: false, logger: false });
const accepts = (schema: Schema, value: Json): boolean => ajv.compile(schema as object)(value) as boolean;

/** A file with every value that `wanted` picks, assigned to the type of its schema, a line each. */
function fileOf(samples: readonly Sample[], wanted: (schema: Schema, value: Json) => boolean): { text: string; assignments: Map<number, { schema: Schema; value: Json }> } {
  const lines: string[] = [];
  const assignments = new Map<number, { schema: Schema; value: Json }>();
  samples.forEach(({ schema, values: given, filled = false }, index) => {
    lines.push(...declarationsOf(`T${index}`, schema, filled).split("\n"));
    for (const value of given) {
      if (!wanted(schema, value)) continue;
      if (filled) fillDefaults(value, schema, schema as JsonObject);
      // A default that breaks what stands around it is a finding of lint's.
      if (filled && !accepts(schema, value)) continue;
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

/** Schemas that refer to each other and to themselves, beside other keywords too. */
function referring([first, second, third]: readonly Schema[]): Schema {
  return {
    type: "object",
    properties: {
      a: { $ref: "#/$defs/A" },
      b: { allOf: [{ $ref: "#/$defs/B" }, third!] },
      "x-1": { ...(typeof first === "boolean" ? {} : first), $ref: "#/properties/b" },
    },
    anyOf: [{ required: ["a"] }, { $ref: "#/$defs/C" }, true],
    $defs: { A: { anyOf: [first!, { type: "array", items: { $ref: "#/$defs/A" } }] }, B: second!, C: { $ref: "#/$defs/D" }, D: { required: ["b"] } },
  };
}

/** Schemas with a default wherever a property takes one of a few values. */
function withDefaults(schema: Schema): Schema {
  if (typeof schema !== "object") return schema;
  const copy = structuredClone(schema) as { [key: string]: Json };
  visitSchemas(copy, (part) => {
    const properties = part["properties"] as { [name: string]: { [key: string]: Json } | boolean } | undefined;
    for (const property of Object.values(properties ?? {})) {
      if (typeof property !== "object" || Object.hasOwn(property, "default")) continue;
      const fitting = ["a", 1, null, {}, []].find((value) => accepts(property, value as Json));
      if (fitting !== undefined) property["default"] = fitting as Json;
    }
  });
  return copy;
}

describe("the type of a schema", () => {
  it.each<[string, () => Sample[]]>([
    ["the schema accepts", () => samplesOf(anySchemas)],
    ["a schema with references accepts", () => samplesOf(fc.tuple(anySchemas, anySchemas, anySchemas).map(referring), objects, 24)],
    ["a schema with defaults accepts, once they are filled in", () => samplesOf(anySchemas.map(withDefaults)).map((sample) => ({ ...sample, filled: true }))],
  ])("lets every value stand that %s", async (_, samples) => {
    const { text, assignments } = fileOf(samples(), accepts);
    expect(assignments.size).toBeGreaterThan(SAMPLES);
    const refused = [...(await refusedLines(text))].map(([line, diagnostic]) => {
      const { schema, value } = assignments.get(line) ?? {};
      return { diagnostic, schema: JSON.stringify(schema), value: JSON.stringify(value), declared: declarationsOf("T", schema ?? true) };
    });
    expect(refused.slice(0, 3)).toEqual([]);
  }, 300_000);

  it("refuses every value that the schema refuses, where types can tell", async () => {
    const { text, assignments } = fileOf(samplesOf(tellableSchemas), (schema, value) => !accepts(schema, value));
    expect(assignments.size).toBeGreaterThan(SAMPLES);
    const refused = await refusedLines(text);
    const passed = [...assignments].filter(([line]) => !refused.has(line)).map(([, { schema, value }]) => ({ schema: JSON.stringify(schema), value: JSON.stringify(value), declared: declarationsOf("T", schema) }));
    expect(passed.slice(0, 3)).toEqual([]);
  }, 300_000);
});
