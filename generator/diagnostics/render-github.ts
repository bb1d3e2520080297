import type { Finding } from "./finding.js";
import { alike, differenceLines } from "./frame.js";
import { fromRoot, type RenderOptions } from "./render.js";
import { countOf, placeOf, type Report } from "./report.js";
import { visible } from "./visible.js";
import { counted } from "./english.js";

const COMMANDS = { error: "error", warning: "warning", note: "notice" } as const;

/**
 * Workflow commands of GitHub Actions, one a finding, and a last line for the log. Everything that a
 * catalog may have written is escaped, so that no text of it can become a command of its own.
 */
export function renderGithub(report: Report, options: RenderOptions): string {
  const lines = report.findings.map((finding) => command(finding, options));
  for (const surface of report.surfaces) {
    const exported = surface.exported === null ? "" : `, tools/list ${counted(surface.exported.bytes, "byte")}`;
    lines.push(visible(`contract-gate ${report.command}: ${surface.catalog}: ${counted(surface.tools, "tool")}, ${counted(surface.actions, "action")}${exported}`));
  }
  const outcome = report.outcome === "cannot-judge" ? "cannot judge, " : "";
  lines.push(`contract-gate ${report.command}: ${outcome}${counted(countOf(report.findings, "error"), "error")}, ${counted(countOf(report.findings, "warning"), "warning")}, ${counted(countOf(report.findings, "note"), "note")}`);
  return `${lines.join("\n")}\n`;
}

function command(finding: Finding, options: RenderOptions): string {
  const place = placeOf(finding);
  const properties: string[] = [];
  if (finding.file !== null) properties.push(`file=${property(fromRoot(finding.file, options))}`);
  if (place !== null) properties.push(`line=${place.line}`, ...range(finding, place));
  properties.push(`title=${property(finding.rule)}`);
  return `::${COMMANDS[finding.severity]} ${properties.join(",")}::${data(text(finding))}`;
}

/** Columns only where the span ends on its line: the runner drops annotations whose columns cross lines. */
function range(finding: Finding, place: { line: number; column: number }): string[] {
  if (finding.at === null) return [`col=${place.column}`];
  const end = finding.at.source.position(finding.at.end);
  if (end.line !== place.line) return [`endLine=${end.line}`];
  return [`col=${place.column}`, `endColumn=${Math.max(end.column, place.column)}`];
}

function text(finding: Finding): string {
  const lines = [visible(finding.message)];
  if (finding.difference !== undefined) {
    const { expected, actual } = differenceLines(finding.difference);
    lines.push(`- ${expected}`, `+ ${actual}`);
    const points = alike(finding.difference, finding.column ?? 1);
    if (points !== "") lines.push(`In column ${finding.column ?? 1}: ${points}`);
  }
  if (finding.path !== "") lines.push(`At: ${visible(finding.path)}`);
  lines.push(`Why: ${visible(finding.why)}`, `Do: ${visible(finding.remedy)}`);
  return lines.join("\n");
}

function data(value: string): string {
  return value.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(value: string): string {
  return data(value).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
