import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { readCatalog } from "../../generator/catalog/read.js";
import { publish } from "../../generator/contract/publish.js";
import type { Json, PublicContract, Schema } from "../../runtime/contract/contract.js";
import { contractOf } from "../contract/catalog-of.js";
import { comparison, declaredByNamedLibrary } from "./named-library.js";
import { commonSchemas, declarationsOf, tellableSchemas } from "./schemas.js";
import { compareStubs } from "./stubs-comparison.js";
import { diagnosticsOf } from "./typescript.js";

const SEED = Number(process.env["SEED"] ?? 1);
const SAMPLES = 150;

/**
 * The printer of types against the named library (json-schema-to-typescript): it may be faster, but
 * has to say the same.
 */
describe("types, as the named library makes them", () => {
  it.each([
    ["the same to the compiler", tellableSchemas, "same"],
    ["each assignable to the other", commonSchemas, "mutual"],
  ] as const)("are %s, whatever the schema", async (_, arbitrary, how) => {
    const files: { [path: string]: string } = {};
    const schemas = fc.sample(arbitrary, { numRuns: SAMPLES, seed: SEED }).map(asProperty);
    for (const [index, schema] of schemas.entries()) {
      files[`theirs-${index}.ts`] = await declaredByNamedLibrary("Theirs", schema);
      files[`ours-${index}.ts`] = declarationsOf("Ours", schema);
      files[`probe-${index}.ts`] = comparison({ name: "Ours", from: `./ours-${index}.js` }, { name: "Theirs", from: `./theirs-${index}.js` }, how);
    }
    const different = (await diagnosticsOf(files)).filter((line) => !line.startsWith(" "));
    expect(different.slice(0, 2).map((line) => ({ line, schema: JSON.stringify(schemas[Number(/-(\d+)\.ts/.exec(line)?.[1])]) }))).toEqual([]);
  }, 300_000);

  it.each([
    ["the golden stubs", () => contractOf(readFileSync(join(here, "stubs", "catalog.yaml"), "utf8"))],
    ["the reference surface", () => referenceContract()],
  ])("are those of %s", async (_, contract) => {
    const { compared, diagnostics } = await compareStubs(contract());
    expect(compared).toBeGreaterThan(6);
    expect(diagnostics).toEqual([]);
  }, 300_000);
});

const here = dirname(fileURLToPath(import.meta.url));

/** What the catalog at the root of the repository publishes. */
function referenceContract(): PublicContract {
  const root = join(here, "..", "..");
  const attempt = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const result = readCatalog("catalog.yaml", { read: (path) => attempt(() => readFileSync(join(root, path))), list: (folder) => attempt(() => readdirSync(join(root, folder))) });
  if (result.kind !== "catalog") throw new Error(result.findings.map(({ message }) => message).join("\n"));
  return publish(result.catalog).contract;
}

/** Of a schema that is no object the library makes one; and of items that may be missing, a union of lengths. */
function asProperty(schema: Schema): Schema {
  return { type: "object", properties: { v: wholeTuples(schema) as Schema }, required: ["v"], additionalProperties: false };
}

function wholeTuples(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(wholeTuples);
  const entries = Object.entries(value as { [key: string]: Json }).map(([key, inner]) => [key, key === "const" || key === "enum" ? inner : wholeTuples(inner)] as const);
  const whole = Object.fromEntries(entries);
  return Array.isArray(whole["prefixItems"]) ? { ...whole, minItems: (whole["prefixItems"] as readonly Json[]).length } : whole;
}
