import { checksText } from "./checks.js";
import { diffText } from "./diff-text.js";
import type { Finding, Severity } from "./finding.js";
import { codeFrame, differenceFrame } from "./frame.js";
import { paint, type Paint } from "./paint.js";
import type { RenderOptions } from "./render.js";
import { countOf, placeOf, type Report, type Surface, type Trial } from "./report.js";
import { visible } from "./visible.js";
import { counted, grouped, listed } from "./english.js";

/** So many findings of a rule are told in full, and so many more by a line each; then they are counted. */
const IN_FULL = 3;
const BY_LINE = 40;
const SEVERITIES: readonly Severity[] = ["error", "warning", "note"];

/**
 * A report for a person: one heading a rule, the gravest first, with the reason told once. A thousand
 * findings of one rule stay a screen; `--format json` lists them all.
 */
export function renderText(report: Report, options: RenderOptions): string {
  const ink = paint(options.color);
  // Changes are told by the comparison itself, which knows what belongs together.
  const told = new Set(report.diff?.changes.map(({ fingerprint }) => fingerprint));
  const findings = report.findings.filter(({ facts }) => !told.has(String(facts["fingerprint"])));
  const groups = SEVERITIES.flatMap((severity) => groupsOf(findings.filter((finding) => finding.severity === severity)));
  const blocks = [...(report.diff === undefined ? [] : diffText(report.diff, ink)), ...groups.map((group) => groupText(group, ink)), ...trialsText(report, ink), ...checksText(report.checks ?? [], ink), ...report.surfaces.map((surface) => surfaceText(surface, ink)), [verdict(report, ink)]];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** Findings by rule, in the order in which the rules first speak. */
function groupsOf(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.rule);
    if (group === undefined) groups.set(finding.rule, [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}

function groupText(group: readonly Finding[], ink: Paint): string[] {
  const first = group[0]!;
  const full = group.slice(0, IN_FULL);
  const rest = group.slice(IN_FULL);
  const remedies = new Set(full.map((finding) => finding.remedy));
  return [
    heading(first, group.length, ink),
    ...full.flatMap((finding) => ["", ...findingText(finding, remedies.size > 1, ink)]),
    ...(rest.length === 0 ? [] : ["", ...restText(rest, ink)]),
    "",
    `  ${ink.dim("Why:")} ${visible(first.why)}`,
    ...(remedies.size > 1 ? [] : [`  ${ink.bold("Do:")}  ${visible(first.remedy)}`]),
  ];
}

function heading(finding: Finding, count: number, ink: Paint): string {
  const colour = { error: ink.red, warning: ink.yellow, note: ink.cyan }[finding.severity];
  const right = count === 1 ? finding.severity : `${finding.severity}, ${grouped(count)} places`;
  return colour(`── ${ink.bold(finding.rule)} ${"─".repeat(Math.max(2, 72 - finding.rule.length - right.length))} ${right} ──`);
}

function findingText(finding: Finding, withRemedy: boolean, ink: Paint): string[] {
  const place = placeOf(finding);
  const lines = [`${ink.bold(where(finding))}${finding.path === "" ? "" : `  ${ink.dim(visible(finding.path))}`}`, visible(finding.message)];
  if (finding.difference !== undefined && place !== null) lines.push(...indented(differenceFrame(finding.difference, place.line, place.column, ink)));
  else if (finding.at !== null) lines.push(...indented(codeFrame(finding.at, ink)));
  for (const related of finding.related ?? []) {
    const { line, column } = related.at.source.position(related.at.start);
    lines.push(`${ink.dim("also")} ${visible(related.at.source.file)}:${line}:${column}  ${visible(related.note)}`);
  }
  if (withRemedy) lines.push(`${ink.bold("Do:")}  ${visible(finding.remedy)}`);
  if (finding.suggestion !== undefined) lines.push(...suggestionText(finding.suggestion, ink));
  return indented(lines);
}

function suggestionText({ confidence, replacement }: NonNullable<Finding["suggestion"]>, ink: Paint): string[] {
  const [first = "", ...more] = replacement.trimEnd().split("\n").map(visible);
  const label = ink.dim(`Suggested (${confidence}):`);
  return more.length === 0 ? [`${label} ${first}`] : [label, ...[first, ...more].map((line) => `  ${ink.dim("│")} ${line}`)];
}

function restText(rest: readonly Finding[], ink: Paint): string[] {
  if (rest.length <= BY_LINE) return rest.flatMap((finding) => (finding.path === "" ? [`  ${where(finding)}  ${visible(finding.message)}`] : [`  ${where(finding)}  ${ink.dim(visible(finding.path))}`, `    ${visible(finding.message)}`]));
  const parts = new Map<string, Finding[]>();
  for (const finding of rest) {
    const part = finding.path === "" ? folderOf(finding.file ?? "") : finding.path.split(".").slice(0, 2).join(".");
    const found = parts.get(part);
    if (found === undefined) parts.set(part, [finding]);
    else found.push(finding);
  }
  const shown = [...parts].slice(0, BY_LINE).map(([part, findings]) => `  ${visible(part)}  ${ink.dim(`${grouped(findings.length)} more, the first at ${where(findings[0]!)}`)}`);
  if (parts.size <= BY_LINE) return shown;
  const left = [...parts.values()].slice(BY_LINE).reduce((sum, findings) => sum + findings.length, 0);
  return [...shown, `  … and ${grouped(left)} more; --format json lists them all`];
}

/** One line a trial; a blind one stands out. */
function trialsText({ trials }: Report, ink: Paint): string[][] {
  if (trials === undefined || trials.length === 0) return [];
  const line = ({ what, expected, noticed }: Trial) => {
    if (noticed === null) return ink.dim(`  – ${visible(what)}: nothing of this kind in the catalog`);
    if (!noticed.includes(expected)) return ink.red(`  ✗ ${visible(what)}: not noticed by ${expected}${noticed.length === 0 ? "" : `, only by ${noticed.join(", ")}`}`);
    return `  ${ink.green("✓")} ${visible(what)}  ${ink.dim(expected)}`;
  };
  return [[ink.bold("What was spoiled in a copy, and the rule that noticed"), ...trials.map(line)]];
}

function surfaceText(surface: Surface, ink: Paint): string[] {
  const policies = Object.entries(surface.policies).map(([policy, count]) => `${policy} ${grouped(count)}`);
  const lines = [`${ink.bold(visible(surface.catalog))}  ${visible(surface.server)}: ${counted(surface.tools, "tool")}, ${counted(surface.actions, "action")}${policies.length === 0 ? "" : ` (${policies.join(", ")})`}`];
  if (surface.exported !== null) {
    const { bytes, heaviest } = surface.exported;
    lines.push(`  tools/list: ${counted(bytes, "byte")}${heaviest === null ? "" : `; the heaviest tool is ${visible(heaviest.tool)} with ${grouped(heaviest.bytes)}`}`);
  }
  if (surface.outputs !== null) {
    const { folder, files, written, unchanged, removed } = surface.outputs;
    const parts = [...(written > 0 ? [`${grouped(written)} written`] : []), `${grouped(unchanged)} unchanged`, ...(removed > 0 ? [`${grouped(removed)} removed`] : [])];
    lines.push(`  ${visible(folder)}/: ${counted(files, "file")}, ${parts.join(", ")}`);
  }
  return lines;
}

function verdict(report: Report, ink: Paint): string {
  const errors = countOf(report.findings, "error");
  const warnings = countOf(report.findings, "warning");
  const notes = countOf(report.findings, "note");
  const counts = [...(errors > 0 ? [counted(errors, "error")] : []), ...(warnings > 0 ? [counted(warnings, "warning")] : []), ...(notes > 0 ? [counted(notes, "note")] : [])];
  const aside = [...(report.setAside.suppressed > 0 ? [`${grouped(report.setAside.suppressed)} suppressed`] : []), ...(report.setAside.baseline > 0 ? [`${grouped(report.setAside.baseline)} in the baseline`] : [])];
  const tail = aside.length === 0 ? "" : ` (${aside.join(", ")})`;
  if (report.outcome === "clean") return `${ink.green("✓")} ${report.command}: ${counts.length === 0 ? done(report) : listed(counts)}${tail}`;
  if (report.outcome === "cannot-judge") return `${ink.red("✗")} ${report.command}: cannot judge${tail}`;
  return `${ink.red("✗")} ${report.command}: ${counts.length === 0 ? "failed" : listed(counts)}${tail}`;
}

/** What a clean run did: nothing to write, as the gate and a second `generate`, or so many files. */
function done({ surfaces, trials }: Report): string {
  if (trials !== undefined) return `the gate can fail; it noticed ${counted(trials.filter(({ noticed }) => noticed !== null).length, "spoiled copy", "spoiled copies")}`;
  const sum = (part: "written" | "removed") => surfaces.reduce((count, { outputs }) => count + (outputs?.[part] ?? 0), 0);
  const parts = [...(sum("written") > 0 ? [`${counted(sum("written"), "file")} written`] : []), ...(sum("removed") > 0 ? [`${counted(sum("removed"), "file")} removed`] : [])];
  return parts.length === 0 ? "nothing wrong" : listed(parts);
}

function where(finding: Finding): string {
  const place = placeOf(finding);
  return `${visible(finding.file ?? "command line")}${place === null ? "" : `:${place.line}:${place.column}`}`;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/") + 1);
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
