import { checksMarkdown } from "./checks.js";
import { diffMarkdown } from "./diff-markdown.js";
import type { Finding, Severity } from "./finding.js";
import { code, escaped, folded } from "./markdown-text.js";
import { countOf, placeOf, type Report } from "./report.js";
import { counted, listed } from "./english.js";

/** Past this a comment on GitHub is refused (65,536 characters), and nobody reads it. */
const LONGEST = 60_000;

/** A report as a comment on a pull request: what has to be decided first, the rest folded. */
export function renderMarkdown(report: Report): string {
  const told = new Set(report.diff?.changes.map(({ fingerprint }) => fingerprint));
  const findings = report.findings.filter(({ facts }) => !told.has(String(facts["fingerprint"])));
  const blocks = [...(report.diff === undefined ? [[heading(report)]] : diffMarkdown(report.diff, report)), ...findingBlocks(findings), ...checksMarkdown(report.checks ?? [], escaped)];
  return fitting(blocks.map((lines) => lines.join("\n")));
}

function heading(report: Report): string {
  const counts = (["error", "warning", "note"] as const).flatMap((severity) => (countOf(report.findings, severity) > 0 ? [counted(countOf(report.findings, severity), severity)] : []));
  const outcome = report.outcome === "cannot-judge" ? "cannot judge" : counts.length === 0 ? "nothing wrong" : listed(counts);
  return `### ${report.outcome === "clean" ? "🟢" : "🔴"} contract-gate ${report.command}: ${outcome}`;
}

/** Errors stand open, the others are folded. */
function findingBlocks(findings: readonly Finding[]): string[][] {
  const of = (...severities: readonly Severity[]): Finding[] => findings.filter(({ severity }) => severities.includes(severity));
  const errors = of("error");
  const others = of("warning", "note");
  return [...(errors.length === 0 ? [] : [errors.map(item)]), ...(others.length === 0 ? [] : [folded(counted(others.length, "warning or note", "warnings and notes"), others.map(item))])];
}

function item(finding: Finding): string {
  const place = placeOf(finding);
  const where = finding.file === null ? "" : ` ${code(`${finding.file}${place === null ? "" : `:${place.line}`}`)}`;
  return `- **${finding.rule}**${where} ${escaped(finding.message)} ${escaped(finding.remedy)}`;
}

/** Whole blocks as far as they fit; a block that does not loses lines from its end, and says so. */
function fitting(blocks: readonly string[]): string {
  let text = "";
  for (const block of blocks) {
    const left = LONGEST - text.length;
    if (block.length <= left) {
      text += `${block}\n\n`;
      continue;
    }
    const lines = block.split("\n");
    const kept: string[] = [];
    let length = 0;
    for (const line of lines) {
      if (length + line.length + 1 > left - 200) break;
      kept.push(line);
      length += line.length + 1;
    }
    const open = kept.filter((line) => line === "<details>").length - kept.filter((line) => line === "</details>").length;
    text += `${[...kept, "", `… and ${counted(lines.length - kept.length, "line")} more; \`--format json\` has them all.`, ...Array<string>(open).fill("</details>")].join("\n")}\n\n`;
    break;
  }
  return `${text.trimEnd()}\n`;
}
