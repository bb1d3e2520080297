import type { Finding, Severity } from "../../diagnostics/finding.js";
import { Source, type Span } from "../../diagnostics/span.js";
import { gravestFirst, isGraver, type Verdict } from "../judge.js";
import type { Level } from "../rule.js";
import { placeOfChange } from "./places.js";
import type { ReportedSide } from "./section.js";

/**
 * Changes as findings: red where they are at least as grave as asked, so that every format that knows
 * findings knows changes. What only adds is no finding.
 */
export function findingsOf(verdicts: readonly Verdict[], before: ReportedSide, after: ReportedSide, failOn: Level | null): readonly Finding[] {
  return gravestFirst(verdicts).flatMap((verdict) => {
    const severity = severityOf(verdict.level, failOn);
    return severity === null ? [] : [findingOf(verdict, severity, before, after)];
  });
}

export function isRed(level: Level, failOn: Level | null): boolean {
  return failOn !== null && !isGraver(failOn, level);
}

function severityOf(level: Level, failOn: Level | null): Severity | null {
  if (isRed(level, failOn)) return "error";
  if (level === "breaking" || level === "dangerous" || level === "behaviour") return "warning";
  return level === "routing" ? "note" : null;
}

function findingOf({ change, rule, level, message, fingerprint }: Verdict, severity: Severity, before: ReportedSide, after: ReportedSide): Finding {
  const at = placeOfChange(change, "after", after.locate);
  const base = placeOfChange(change, "before", before.locate);
  const pointer = "pointer" in change ? change.pointer : "";
  return {
    rule: rule.id,
    severity,
    at,
    file: at?.source.file ?? null,
    path: change.path.join(".") + (pointer === "" ? "" : ` ${pointer}`),
    message: `${message} (${level})`,
    why: rule.why,
    remedy: severity === "error" ? `Take it back, or have it recorded: \`contract-gate diff ${before.label} --write-journal\` drafts the entry.` : "Read it as a caller would.",
    ...(base === null ? {} : { related: [{ at: inBase(base, before.label), note: "in the base" }] }),
    blocks: false,
    founding: false,
    facts: { level, fingerprint },
  };
}

const RELABELLED = new WeakMap<Source, Source>();

/** A place in the base, by a name that tells it from the file of the same name in the head. */
function inBase(span: Span, label: string): Span {
  const { source } = span;
  if (source.file === label || source.file.startsWith(`${label}:`)) return span;
  let other = RELABELLED.get(source);
  if (other === undefined) RELABELLED.set(source, (other = new Source(`${label}:${source.file}`, source.text)));
  return { source: other, start: span.start, end: span.end };
}
