import { readCatalog, type Files, type ReadResult } from "../catalog/read.js";
import type { Finding } from "../diagnostics/finding.js";
import { lint } from "./run.js";

/**
 * What findings of a rule say of an example that shows its defect: what is wrong and what to do, once
 * for each finding.
 *
 * @param texts the files of the example by path; its catalog is `catalog.yaml`
 */
export function saidOf(rule: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const read = readCatalog("catalog.yaml", inMemory(texts));
  return findingsOf(read)
    .filter((finding) => finding.rule === rule)
    .map(({ message, remedy }) => `${message} ${remedy}`);
}

function findingsOf(read: ReadResult): readonly Finding[] {
  return read.kind === "catalog" ? [...read.findings, ...lint(read.catalog)] : read.findings;
}

/** Files that stand in one folder. */
function inMemory(texts: ReadonlyMap<string, string>): Files {
  return {
    read: (path) => (texts.has(path) ? new TextEncoder().encode(texts.get(path)) : null),
    list: (folder) => (folder === "" ? [...texts.keys()] : null),
  };
}
