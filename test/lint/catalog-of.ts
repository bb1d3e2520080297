import type { Catalog } from "../../generator/catalog/model.js";
import { readCatalog, type Files, type ReadResult } from "../../generator/catalog/read.js";
import type { Finding } from "../../generator/diagnostics/finding.js";
import { exampleFiles } from "../../generator/lint/example.js";
import { lint } from "../../generator/lint/run.js";

/** Files that are held in memory. */
export function filesOf(texts: ReadonlyMap<string, string>): Files {
  return {
    read: (path) => {
      const text = texts.get(path);
      return text === undefined ? null : new TextEncoder().encode(text);
    },
    list: (folder) => {
      const prefix = folder === "" || folder === "." ? "" : `${folder}/`;
      const names = [...texts.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length).split("/")[0]!);
      return names.length === 0 ? null : [...new Set(names)];
    },
  };
}

/** The catalog of a text: a whole one, or a file beside the base that rules' examples stand on. */
export function catalogOf(text: string): Catalog {
  return read(text).catalog;
}

/** What the rules say of a text. */
export function lintOf(text: string): Finding[] {
  return lint(catalogOf(text));
}

export function read(text: string): Extract<ReadResult, { kind: "catalog" }> {
  const result = readCatalog("catalog.yaml", filesOf(exampleFiles(text)));
  if (result.kind !== "catalog") throw new Error(`no catalog: ${result.findings.map((finding) => `${finding.file} ${finding.rule}: ${finding.message}`).join("\n")}`);
  return result;
}

/** `rule path` of each finding, notes left out. */
export function idsOf(findings: readonly Finding[]): string[] {
  return findings.filter((finding) => finding.severity !== "note").map((finding) => `${finding.rule} ${finding.path}`);
}

/** A whole catalog without groups, profiles or conventions: nothing but the given tools is judged. */
export function bare(tools: string, rest = ""): string {
  return `catalog: 1\nserver: { name: mcpd, locale: ru }\nconventions: []\n${rest}tools:\n${tools}`;
}
