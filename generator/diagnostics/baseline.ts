import { findingOf, type RuleCard } from "./card.js";
import type { Finding } from "./finding.js";
import { fingerprintOf } from "./fingerprint.js";
import { SUPPRESSION_RULES } from "./suppression.js";

/**
 * Old findings that are tolerated until somebody settles them: the file may lose entries and never
 * gains one. The founding rules and what blocks generation stay out, but for the UNDECIDED actions
 * of an import.
 */
export interface Baseline {
  readonly baseline: 1;
  /** By rule, path and fingerprint. */
  readonly findings: readonly BaselineEntry[];
}

export interface BaselineEntry {
  readonly rule: string;
  readonly path: string;
  readonly fingerprint: string;
  /** How many findings share the fingerprint. */
  readonly count: number;
}

export interface Baselined {
  /** What the baseline does not hold, and what is stale in the baseline itself. */
  readonly open: readonly Finding[];
  readonly tolerated: readonly Finding[];
}

/** @param file the baseline's own file, relative, with `/` */
export function applyBaseline(findings: readonly Finding[], baseline: Baseline, file: string): Baselined {
  const left = new Map(baseline.findings.map((entry) => [entry.fingerprint, entry.count]));
  const open: Finding[] = [];
  const tolerated: Finding[] = [];
  for (const finding of findings) {
    const fingerprint = isTolerable(finding) ? fingerprintOf(finding) : "";
    const count = left.get(fingerprint) ?? 0;
    if (count === 0) open.push(finding);
    else {
      left.set(fingerprint, count - 1);
      tolerated.push(finding);
    }
  }
  for (const { rule, path, fingerprint, count } of baseline.findings) {
    const spare = left.get(fingerprint)!;
    if (spare > 0) open.push({ ...findingOf(baselineUnmatched, null, path, { rule, path, fingerprint, count, spare }), file });
  }
  return { open, tolerated };
}

export interface WrittenBaseline {
  readonly text: string;
  /** What a baseline that exists refuses to take in. */
  readonly refused: readonly Finding[];
}

/**
 * The baseline of today's findings.
 *
 * @param before the baseline that exists: the new one holds no more than it; null for the first one
 */
export function writeBaseline(findings: readonly Finding[], before: Baseline | null): WrittenBaseline {
  const room = before === null ? null : new Map(before.findings.map(({ fingerprint, count }) => [fingerprint, count]));
  const entries = new Map<string, BaselineEntry>();
  const refused: Finding[] = [];
  for (const finding of findings) {
    const fingerprint = fingerprintOf(finding);
    const known = entries.get(fingerprint);
    const count = (known?.count ?? 0) + 1;
    if (!isTolerable(finding) || (room !== null && count > (room.get(fingerprint) ?? 0))) refused.push(finding);
    else entries.set(fingerprint, { rule: finding.rule, path: finding.path, fingerprint, count });
  }
  return { text: print([...entries.values()].sort(byRuleAndPath)), refused };
}

/** Reads a baseline; a sentence about what is wrong where it is none. */
export function readBaseline(text: string): Baseline | string {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return `The baseline is no JSON: ${(error as Error).message}.`;
  }
  const { baseline, findings } = (isRecord(value) ? value : {}) as { baseline?: unknown; findings?: unknown };
  if (baseline !== 1) return "The baseline does not say `\"baseline\": 1`: it is no baseline, or of another version.";
  if (!Array.isArray(findings) || !findings.every(isEntry)) return "An entry of the baseline is not `{ rule, path, fingerprint, count }`.";
  const seen = new Set<string>();
  for (const { fingerprint } of findings) {
    // Two counts of one finding would add up to more than anybody agreed on.
    if (seen.has(fingerprint)) return `The baseline holds ${fingerprint} twice.`;
    seen.add(fingerprint);
  }
  return { baseline: 1, findings };
}

/** A finding of the catalog that may wait. Notes need no baseline: they fail nothing. */
function isTolerable(finding: Finding): boolean {
  if (finding.path === "" || finding.blocks || finding.severity === "note" || OWN_RULES.has(finding.rule)) return false;
  return !finding.founding || finding.rule === "action-undecided";
}

/** What is wrong with suppressions and baselines is settled at once. */
const OWN_RULES: ReadonlySet<string> = new Set([...SUPPRESSION_RULES.map(({ id }) => id), "baseline-unmatched"]);

function isEntry(value: unknown): value is BaselineEntry {
  if (!isRecord(value)) return false;
  const { rule, path, fingerprint, count } = value;
  return typeof rule === "string" && typeof path === "string" && typeof fingerprint === "string" && /^[0-9a-f]{16}$/.test(fingerprint) && Number.isInteger(count) && (count as number) > 0;
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function byRuleAndPath(a: BaselineEntry, b: BaselineEntry): number {
  for (const key of ["rule", "path", "fingerprint"] as const) if (a[key] !== b[key]) return a[key] < b[key] ? -1 : 1;
  return 0;
}

/** An entry a line, so that settling two findings in two branches does not conflict more than it must. */
function print(entries: readonly BaselineEntry[]): string {
  const lines = entries.map(({ rule, path, fingerprint, count }) => `    ${JSON.stringify({ rule, path, fingerprint, count })}`);
  return `{\n  "baseline": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}

export const baselineUnmatched: RuleCard<{ rule: string; path: string; fingerprint: string; count: number; spare: number }> = {
  id: "baseline-unmatched",
  severity: "error",
  blocks: false,
  summary: "The baseline holds a finding that is not there any more.",
  why: "A baseline only shrinks. An entry that is kept would let the same finding come back unseen.",
  message: ({ rule, path, spare }) => `The baseline still holds ${spare === 1 ? "a finding" : `${spare} findings`} of ${rule} at ${path} that ${spare === 1 ? "is" : "are"} settled.`,
  remedy: () => "Write the baseline again (`contract-gate gate --write-baseline`): it loses the entry.",
};

export const BASELINE_RULES: readonly RuleCard[] = [baselineUnmatched];
