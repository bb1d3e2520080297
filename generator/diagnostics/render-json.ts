import type { Finding } from "./finding.js";
import { fingerprintOf } from "./fingerprint.js";
import { countOf, placeOf, type Report } from "./report.js";
import type { Span } from "./span.js";

/** A report for machines; `schemas/report.schema.json` describes it. */
export function renderJson(report: Report): string {
  return `${JSON.stringify(
    {
      report: 1,
      tool: { name: "contract-gate", version: report.version },
      command: report.command,
      outcome: report.outcome,
      counts: {
        errors: countOf(report.findings, "error"),
        warnings: countOf(report.findings, "warning"),
        notes: countOf(report.findings, "note"),
        suppressed: report.setAside.suppressed,
        baseline: report.setAside.baseline,
      },
      surfaces: report.surfaces,
      ...(report.trials === undefined ? {} : { trials: report.trials }),
      ...(report.checks === undefined ? {} : { checks: report.checks }),
      ...(report.diff === undefined ? {} : { diff: report.diff }),
      findings: report.findings.map(findingJson),
    },
    null,
    2,
  )}\n`;
}

function findingJson(finding: Finding): object {
  const place = placeOf(finding);
  return {
    rule: finding.rule,
    fingerprint: fingerprintOf(finding),
    severity: finding.severity,
    file: finding.file,
    line: place?.line ?? null,
    column: place?.column ?? null,
    ...(finding.at === null ? {} : { end: endOf(finding.at) }),
    path: finding.path,
    message: finding.message,
    why: finding.why,
    remedy: finding.remedy,
    blocks: finding.blocks,
    founding: finding.founding,
    facts: finding.facts,
    ...(finding.difference === undefined ? {} : { difference: finding.difference }),
    ...(finding.suggestion === undefined
      ? {}
      : { suggestion: { confidence: finding.suggestion.confidence, ...rangeOf(finding.suggestion.at), replacement: finding.suggestion.replacement } }),
    ...(finding.related === undefined || finding.related.length === 0 ? {} : { related: finding.related.map(({ at, note }) => ({ ...rangeOf(at), note })) }),
  };
}

function rangeOf(span: Span): object {
  return { file: span.source.file, ...span.source.position(span.start), end: endOf(span) };
}

function endOf(span: Span): { line: number; column: number } {
  return span.source.position(span.end);
}
