import { readCatalog, type ReadResult } from "../../generator/catalog/read.js";
import type { Catalog } from "../../generator/catalog/model.js";
import type { Finding } from "../../generator/diagnostics/finding.js";
import { filesOf } from "./files.js";

/** Reads one text, or several files of which `catalog.yaml` is the main one. */
export function read(contents: string | Uint8Array | { readonly [path: string]: string | Uint8Array }): ReadResult {
  const files = typeof contents === "string" || contents instanceof Uint8Array ? { "catalog.yaml": contents } : contents;
  return readCatalog("catalog.yaml", filesOf(files));
}

/** The catalog of a text that must read without a finding. */
export function catalogOf(contents: Parameters<typeof read>[0]): Catalog {
  const result = read(contents);
  if (result.kind !== "catalog" || result.findings.length > 0) throw new Error(`${result.kind}: ${told(result).join("\n")}`);
  return result.catalog;
}

/** Findings as a test reads them: `rule file:line:column path: message`. */
export function told(result: ReadResult): string[] {
  return result.findings.map((finding) => `${finding.rule} ${place(finding)}${finding.path === "" ? "" : ` ${finding.path}`}: ${finding.message}`);
}

/** `catalog.yaml:3:7`; the file alone where nothing has a line. */
export function place(finding: Finding): string {
  if (finding.at === null) return String(finding.file);
  const { line, column } = finding.at.source.position(finding.at.start);
  return `${finding.file}:${line}:${column}`;
}

/** A small catalog around the value of `params` of `metadata_edit.update`, as the cases write it. */
export function withParameters(parameters: string, rest = ""): string {
  return `${HEAD}tools:\n  metadata_edit:\n    group: metadata-write\n    description: Меняет объекты метаданных.\n    parameters: ${parameters}\n    actions:\n      update:\n        policy: PREVIEWABLE\n        scope: metadata.write\n        description: Обновляет реквизит.\n${rest}`;
}

export const HEAD = `catalog: 1
server: { name: demo }
scopes: { metadata.write: { title: Правка } }
groups: { metadata-write: { access: write, title: Правка } }
`;
