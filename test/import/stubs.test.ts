import fc from "fast-check";
import { stubs } from "../../generator/emit/emitters/stubs.js";
import { importSurface } from "../../generator/import/import.js";
import type { JsonObject, Policy } from "../../runtime/contract/contract.js";
import { diagnosticsOf } from "../emit/typescript.js";
import { tool } from "./folder.js";
import { listedTools } from "./surfaces.js";

const POLICIES: readonly Policy[] = ["READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY", "UNDECIDED"];

/** The stubs of imported surfaces, a folder each, with each policy somewhere. */
function stubsOf(surfaces: readonly (readonly JsonObject[])[]): { readonly [path: string]: string } {
  let next = 0;
  return Object.fromEntries(
    surfaces.flatMap((tools, index) => {
      const { contract } = importSurface({ server: null, protocolVersion: null, tools, list: {} });
      const decided = contract.tools.map((one) => ({ ...one, actions: one.actions.map((action) => ({ ...action, policy: POLICIES[next++ % POLICIES.length]! })) }));
      return [...stubs.emit({ ...contract, tools: decided })].map(({ path, text }) => [`${index}/${path}`, text] as const);
    }),
  );
}

describe("the stubs of an import", () => {
  // One program of many surfaces, the same each time: starting the compiler is what takes time.
  it("compile for what servers in the wild send", async () => {
    expect(await diagnosticsOf(stubsOf(fc.sample(listedTools(), { numRuns: 120, seed: 20261130 })))).toEqual([]);
  }, 120_000);

  it("compile for a tool whose name begins with a digit and whose shapes refer to themselves", async () => {
    const node = { type: "object", properties: { next: { $ref: "#/$defs/2d" } } };
    const tools = [tool("3d_view", { inputSchema: { type: "object", $defs: { "2d": node }, properties: { node: { $ref: "#/$defs/2d" }, whole: { $ref: "#" } } } })];
    expect(await diagnosticsOf(stubsOf([tools]))).toEqual([]);
  }, 120_000);
});
