import type { Finding } from "../../diagnostics/finding.js";
import type { Source } from "../../diagnostics/span.js";
import { finding } from "../rule.js";
import { secondDocument, yamlTag, yamlVersion } from "../rules/yaml.js";

/** The directive at the head of a file that would change what its text means; one `%YAML 1.2` may stand. */
export function findDirective(source: Source): Finding | null {
  if (!source.text.includes("%")) return null;
  let declared = false;
  for (const { line, start } of linesOf(source.text)) {
    if (isBlank(line) || isDocumentEnd(line)) continue;
    if (!isDirective(line)) return null;
    const at = { source, start: start + line.indexOf("%"), end: start + line.trimEnd().length };
    const [name, version] = line.trimStart().slice(1).split(/\s+/);
    if (name === "YAML") {
      if (version === "1.2" && declared) return finding(yamlVersion, { at, message: `The directive \`${line.trim()}\` stands a second time.`, remedy: "Delete both: a catalog is YAML 1.2.", facts: { version } });
      declared = true;
      if (version === "1.2") continue;
      return finding(yamlVersion, {
        at,
        message: `The directive \`${line.trim()}\` asks for another version of YAML.`,
        remedy: "Delete the directive: a catalog is YAML 1.2.",
        facts: { version: version ?? "" },
      });
    }
    if (name === "TAG") return finding(yamlTag, { at, message: `The directive \`${line.trim()}\` declares a tag.`, remedy: "Delete it: a catalog has no tags." });
    return finding(yamlVersion, { at, message: `YAML 1.2 knows no directive \`${line.trim()}\`.`, remedy: "Delete it; where the line is meant as text, indent it under its key and quote it." });
  }
  return null;
}

/** The second document that begins before an offset, if one does. */
export function laterDocument(source: Source, before: number): Finding | null {
  const start = secondDocumentStart(source.text);
  if (start === -1 || start > before) return null;
  const { line } = source.position(start);
  const separator = source.text.startsWith("---", start) ? "`---`" : "after `...`";
  return finding(secondDocument, {
    at: { source, start, end: start + 3 },
    message: `A second YAML document begins at line ${line} (${separator}).`,
    remedy: "Keep one document: delete the separator and join the parts, or move the second part to a file of its own and name it under `include`.",
    facts: { line },
  });
}

/** Offset at which a second document begins; -1 where there is none. A leading `---` opens the first. */
function secondDocumentStart(text: string): number {
  let opened = false;
  let closed = false;
  for (const { line, start } of linesOf(text)) {
    if (isBlank(line) || (!opened && isDirective(line))) continue;
    if (isDocumentEnd(line)) {
      closed ||= opened;
      continue;
    }
    if (closed || (opened && /^---(?=\s|$)/.test(line))) return start;
    opened = true;
  }
  return -1;
}

function isBlank(line: string): boolean {
  return /^[ \t]*(?:#|$)/.test(line);
}

/** The reader takes an indented one for a directive too. */
function isDirective(line: string): boolean {
  return /^[ \t]*%/.test(line);
}

function isDocumentEnd(line: string): boolean {
  return /^\.\.\.(?=\s|$)/.test(line);
}

function* linesOf(text: string): Generator<{ line: string; start: number }> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const stop = end === -1 ? text.length : end;
    yield { line: text.slice(start, stop), start };
    start = stop + 1;
  }
}
