import type { Catalog } from "../catalog/model.js";
import { findingOf, type RuleCard } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { Outcome, Surface } from "../diagnostics/report.js";
import type { Host } from "../host.js";
import { judge, type Judgement } from "../main.js";
import { DiskFailure } from "../output/disk.js";
import { listTools } from "../../runtime/surface/list-tools.js";

/** A file that is there and cannot be read or written. */
export const fileUnusable: RuleCard<{ readonly doing: "read" | "write"; readonly reason: string; readonly changed: boolean }> = {
  id: "file-unusable",
  severity: "error",
  summary: "A file cannot be read or written.",
  why: "What could not be read was not judged, and what could not be written is not there.",
  blocks: true,
  message: ({ doing, reason, changed }) => `This file cannot be ${doing === "read" ? "read" : "written"}: ${reason}.${doing === "read" ? "" : changed ? " Some files already have their new text; each of them is whole." : " Nothing was changed."}`,
  remedy: ({ doing }) => `Look at the file, its folders and their rights${doing === "read" ? "" : ", and at the space that is left"}; then run the command again.`,
};

export function unusable(failure: DiskFailure, doing: "read" | "write", changed = false): Finding {
  return { ...findingOf(fileUnusable, null, "", { doing, reason: failure.reason, changed }), file: failure.path };
}

/** One catalog, judged. What the machine refuses is a finding; a defect says at which catalog it happened. */
export function judged(path: string, host: Host): Judgement {
  try {
    return judge(path, host, (catalog) => host.outputFolder(folderOf(path), catalog.output));
  } catch (error) {
    if (error instanceof DiskFailure) return { kind: "unreadable", findings: [unusable(error, "read")] };
    throw new Error(`while judging ${path}`, { cause: error });
  }
}

/** The folder of a main file, as reports print it. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash === -1 ? "." : path.slice(0, slash) || "/";
}

/** What findings make of a catalog that could be read. */
export function outcomeOf(findings: readonly Finding[]): Outcome {
  return findings.some(({ severity }) => severity === "error") ? "findings" : "clean";
}

/** The numbers of a catalog; the exported list only where it was generated. */
export function surfaceOf(path: string, judgement: Exclude<Judgement, { kind: "unreadable" | "misshapen" }>, outputs: Surface["outputs"]): Surface {
  const { catalog } = judgement;
  return {
    catalog: path,
    server: catalog.server.name,
    tools: catalog.tools.length,
    actions: catalog.tools.reduce((sum, tool) => sum + tool.actions.length, 0),
    policies: policiesOf(catalog),
    exported: judgement.kind === "planned" ? exportedOf(listTools(judgement.contract)) : null,
    outputs,
  };
}

const POLICIES = ["READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY", "UNDECIDED"] as const;

function policiesOf(catalog: Catalog): Surface["policies"] {
  const actions = catalog.tools.flatMap((tool) => tool.actions);
  return Object.fromEntries(POLICIES.map((policy) => [policy, actions.filter((action) => action.policy === policy).length] as const).filter(([, count]) => count > 0));
}

function exportedOf(tools: readonly { readonly name: string }[]): NonNullable<Surface["exported"]> {
  const sizes = tools.map((tool) => ({ tool: tool.name, bytes: Buffer.byteLength(JSON.stringify(tool)) }));
  const heaviest = sizes.reduce<{ tool: string; bytes: number } | null>((most, size) => (most === null || size.bytes > most.bytes ? size : most), null);
  return { bytes: Buffer.byteLength(JSON.stringify(tools)), heaviest };
}
