import type { Catalog } from "../catalog/model.js";
import type { Surface } from "../diagnostics/report.js";
import type { PublicContract } from "../../runtime/contract/contract.js";

/** The numbers of a catalog; the exported list only where it was generated. */
export async function surfaceOf(path: string, catalog: Catalog, contract: PublicContract | null, outputs: Surface["outputs"]): Promise<Surface> {
  return {
    catalog: path,
    server: catalog.server.name,
    tools: catalog.tools.length,
    actions: catalog.tools.reduce((sum, tool) => sum + tool.actions.length, 0),
    policies: policiesOf(catalog),
    exported: contract === null ? null : await exportedOf(contract),
    outputs,
  };
}

const POLICIES = ["READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY", "UNDECIDED"] as const;

function policiesOf(catalog: Catalog): Surface["policies"] {
  const actions = catalog.tools.flatMap((tool) => tool.actions);
  return Object.fromEntries(POLICIES.map((policy) => [policy, actions.filter((action) => action.policy === policy).length] as const).filter(([, count]) => count > 0));
}

async function exportedOf(contract: PublicContract): Promise<NonNullable<Surface["exported"]>> {
  const { listTools } = await import("../../runtime/surface/list-tools.js");
  const tools = listTools(contract);
  const sizes = tools.map((tool) => ({ tool: tool.name, bytes: Buffer.byteLength(JSON.stringify(tool)) }));
  const heaviest = sizes.reduce<{ tool: string; bytes: number } | null>((most, size) => (most === null || size.bytes > most.bytes ? size : most), null);
  // The list: brackets around the tools, commas between.
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 1 + Math.max(1, tools.length));
  return { bytes, heaviest };
}
