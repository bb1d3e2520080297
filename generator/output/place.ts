import type { Catalog } from "../catalog/model.js";
import { nodeAt } from "../catalog/tree.js";
import { findingOf, type RuleCard } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";

export const outputFolderOutside: RuleCard<{ readonly output: string }> = {
  id: "output-folder-outside",
  severity: "error",
  summary: "The output folder is not a folder below the catalog's own.",
  why: "`generate` owns the whole output folder; a catalog must not be able to name a folder that belongs to somebody else, or the one that it lies in.",
  blocks: true,
  message: ({ output }) => `\`output: ${output}\` is not a folder below the one that the catalog lies in.`,
  remedy: () => "Name a folder below it, relative and with `/`: `output: generated`.",
};

/** Whether the catalog may write where it wants to; judged by the path alone, links are judged on disk. */
export function checkOutputFolder(catalog: Catalog): Finding[] {
  const { output } = catalog;
  const steps = output.split("/").filter((step) => step !== "" && step !== ".");
  const below = !output.startsWith("/") && !/[\\:\0]/.test(output) && steps.length > 0 && !steps.includes("..") && steps[0] !== ".git";
  return below ? [] : [findingOf(outputFolderOutside, nodeAt(catalog.node, "output") ?? catalog.node, "output", { output })];
}

export const outputFolderShared: RuleCard<{ readonly output: string; readonly other: string }> = {
  id: "output-folder-shared",
  severity: "error",
  summary: "Two catalogs write into one folder.",
  why: "Each of them would take the other's outputs for leftovers and remove them.",
  blocks: true,
  message: ({ output, other }) => `The outputs of this catalog would lie in \`${output}\`, among those of \`${other}\`.`,
  remedy: () => "Give each catalog an output folder of its own: `output: generated/<name>` in each, say.",
};

/** The catalogs, of several that are judged together, whose output folder is that of an earlier one, or lies in it, or around it. */
export function checkSharedFolders(catalogs: readonly { readonly catalog: Catalog; readonly folder: string }[]): ReadonlyMap<Catalog, Finding> {
  const shared = new Map<Catalog, Finding>();
  for (const [index, { catalog, folder }] of catalogs.entries()) {
    const other = catalogs.slice(0, index).find((earlier) => `${earlier.folder}/`.startsWith(`${folder}/`) || `${folder}/`.startsWith(`${earlier.folder}/`));
    if (other !== undefined) shared.set(catalog, findingOf(outputFolderShared, nodeAt(catalog.node, "output") ?? catalog.node, "output", { output: folder, other: other.catalog.file }));
  }
  return shared;
}
