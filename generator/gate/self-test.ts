import type { Catalog } from "../catalog/model.js";
import type { Files } from "../catalog/files.js";
import type { Finding } from "../diagnostics/finding.js";
import type { Trial } from "../diagnostics/report.js";
import type { OutputFile } from "../emit/emitter.js";
import type { Disk } from "../output/disk.js";
import { memoryDisk, type Content } from "../output/memory-disk.js";
import { spoiltCatalogs } from "./spoil-catalog.js";
import { spoiltOutputs } from "./spoil-outputs.js";

/** The gate itself: everything that it says of a catalog and an output folder. */
export type Gate = (files: Files, disk: Disk) => readonly Finding[];

/**
 * Proves that the gate can fail: the catalog and what it generates are copied in memory, spoiled in one
 * way after another, and the gate must say something that it did not say of the clean copy.
 *
 * @param catalog the real one
 * @param outputs what it generates
 */
export function* selfTest(catalog: Catalog, files: Files, outputs: readonly OutputFile[], folder: string, gate: Gate): Generator<Trial> {
  const clean = new Map<string, Content>(outputs.map(({ path, text }) => [path, text]));
  const before = new Set(gate(files, memoryDisk(folder, clean)).map(identity));
  const noticed = (findings: readonly Finding[]) => [...new Set(findings.filter((finding) => finding.severity === "error" && !before.has(identity(finding))).map(({ rule }) => rule))];
  for (const { what, expected, contents } of spoiltOutputs(outputs)) {
    yield { what, expected, noticed: noticed(gate(files, memoryDisk(folder, contents))) };
  }
  for (const { what, expected, edit } of spoiltCatalogs(catalog)) {
    if (edit === null) yield { what, expected, noticed: null };
    else yield { what, expected, noticed: noticed(gate(withText(files, edit.file, edit.text), memoryDisk(folder, clean))) };
  }
}

function withText(files: Files, file: string, text: string): Files {
  return { read: (path) => (path === file ? Buffer.from(text) : files.read(path)), list: (folder) => files.list(folder), link: (path) => files.link?.(path) ?? null };
}

/** What tells one finding from another, whatever lines moved. */
function identity({ rule, file, path }: Finding): string {
  return JSON.stringify([rule, file, path]);
}
