import type { Check } from "./checks.js";
import type { DiffSection } from "./diff-section.js";
import type { Finding, Severity } from "./finding.js";

/** What a command found out; every renderer prints the same one. */
export interface Report {
  readonly command: string;
  /** Version of contract-gate. */
  readonly version: string;
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  /** Findings that the catalog suppresses, or that the baseline holds. */
  readonly setAside: { readonly suppressed: number; readonly baseline: number };
  /** What was judged, a catalog each; empty where no catalog could be read. */
  readonly surfaces: readonly Surface[];
  /** What the self-test tried; only where it was asked for. */
  readonly trials?: readonly Trial[];
  /** What a probe tried of a running server; only where one was probed. */
  readonly checks?: readonly Check[];
  /** What differs between two contracts; only where two were compared. Its changes are findings as well. */
  readonly diff?: DiffSection;
}

/** One thing that the self-test spoiled in its copy. */
export interface Trial {
  /** `one character appended to tools/metadata_edit.ts`. */
  readonly what: string;
  /** The rule that must notice. */
  readonly expected: string;
  /** Rules that noticed something new; null where the catalog has nothing to spoil so. */
  readonly noticed: readonly string[] | null;
}

/**
 * `findings`: judged, and something is wrong. `cannot-judge`: there was nothing with a single meaning
 * to judge, or a file could not be read. `defect`: contract-gate itself failed.
 */
export type Outcome = "clean" | "findings" | "cannot-judge" | "defect";

/** One catalog in numbers. */
export interface Surface {
  /** Main file, relative, with `/`. */
  readonly catalog: string;
  readonly server: string;
  readonly tools: number;
  readonly actions: number;
  /** Actions by policy, in the order of policies; those that nobody has are left out. */
  readonly policies: { readonly [policy: string]: number };
  /** The exported list as it goes over the wire: compact JSON in UTF-8. Null where it was not built. */
  readonly exported: { readonly bytes: number; readonly heaviest: { readonly tool: string; readonly bytes: number } | null } | null;
  /** What generation makes of it, or made. Null where it was not run. */
  readonly outputs: { readonly folder: string; readonly files: number; readonly written: number; readonly unchanged: number; readonly removed: number } | null;
}

const EXIT_CODES = { clean: 0, findings: 1, "cannot-judge": 2, defect: 3 } as const satisfies Record<Outcome, number>;

export function exitCode(outcome: Outcome): number {
  return EXIT_CODES[outcome];
}

/** The gravest wins: a run over several catalogs is as bad as its worst. */
export function gravest(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce<Outcome>((worst, outcome) => (exitCode(outcome) > exitCode(worst) ? outcome : worst), "clean");
}

export function countOf(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

/** Where a finding points, one-based; null where it has no line. */
export function placeOf(finding: Finding): { line: number; column: number } | null {
  if (finding.at !== null) return finding.at.source.position(finding.at.start);
  if (finding.line === undefined) return null;
  return { line: finding.line, column: finding.column ?? 1 };
}
