import type { Finding } from "../diagnostics/finding.js";
import { checkPolicies } from "./check-policies.js";
import { checkShape } from "./check-shape.js";
import type { Files } from "./files.js";
import { load } from "./load.js";
import type { Catalog } from "./model.js";
import { normalize } from "./normalize.js";
import { CATALOG_RULES } from "./rules.js";
import { ROOT } from "./shapes/root.js";
import type { MapNode } from "./tree.js";

export type { Files } from "./files.js";

/** What came of reading a catalog, and everything that was wrong with it. */
export type ReadResult =
  /** No tree with a single meaning: nothing can be judged (exit code 2). */
  | { readonly kind: "unreadable"; readonly findings: readonly Finding[] }
  /** A tree whose shape gives no model (exit code 1). */
  | { readonly kind: "misshapen"; readonly findings: readonly Finding[] }
  /** A model; the findings are those that leave one. */
  | { readonly kind: "catalog"; readonly catalog: Catalog; readonly findings: readonly Finding[] };

const LEAVES = new Map(CATALOG_RULES.map((rule) => [rule.id, rule.leaves]));

/**
 * Reads a catalog: files → text → located tree → checked shape → frozen model. Pure; all mistakes
 * of a phase are told at once, in the order of the source.
 *
 * @param mainPath the main file, relative to the root of `files`, with `/`
 */
export function readCatalog(mainPath: string, files: Files): ReadResult {
  const { root, findings, doubtful } = load(mainPath, files);
  if (root === null) return { kind: "unreadable", findings: inOrder(findings) };
  const all = inOrder([...findings, ...checkShape(root, ROOT, doubtful), ...checkPolicies(root)]);
  if (all.some((finding) => LEAVES.get(finding.rule) !== "model")) return { kind: "misshapen", findings: all };
  return { kind: "catalog", catalog: normalize(root as MapNode, mainPath), findings: all };
}

/** By file in the order of first mention, then by place; what has no place comes first. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const files = [...new Set(findings.map((finding) => finding.file))];
  return [...findings].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.at?.start ?? -1) - (b.at?.start ?? -1));
}
