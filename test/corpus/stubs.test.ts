import { format } from "prettier";
import { stubs } from "../../generator/emit/emitters/stubs.js";
import { importSurface } from "../../generator/import/import.js";
import type { Policy, PublicContract } from "../../runtime/contract/contract.js";
import { compareStubs } from "../emit/stubs-comparison.js";
import { diagnosticsOf } from "../emit/typescript.js";
import { surfaces } from "./corpus.js";

const POLICIES: readonly Policy[] = ["READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY", "UNDECIDED"];

describe.each(surfaces())("the stubs of $name", ({ name, tools, list }) => {
  const contract = decided(importSurface({ server: { name }, protocolVersion: null, tools, list }).contract);

  it("compile, and are left as they are by prettier", async () => {
    const files = Object.fromEntries([...stubs.emit(contract)].map(({ path, text }) => [path, text]));
    expect(await diagnosticsOf(files)).toEqual([]);
    for (const text of Object.values(files)) expect(await format(text, { parser: "typescript" })).toBe(text);
  }, 300_000);

  it("have the types that the named library makes", async () => {
    const { compared, diagnostics } = await compareStubs(contract);
    expect(compared).toBeGreaterThanOrEqual(tools.length);
    expect(diagnostics).toEqual([]);
  }, 300_000);
});

/** An imported surface as its team may decide it: each policy somewhere. */
function decided(contract: PublicContract): PublicContract {
  let next = 0;
  return { ...contract, tools: contract.tools.map((tool) => ({ ...tool, actions: tool.actions.map((action) => ({ ...action, policy: POLICIES[next++ % POLICIES.length]! })) })) };
}
