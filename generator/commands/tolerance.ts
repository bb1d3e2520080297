import { CommanderError } from "commander";
import type { Catalog } from "../catalog/model.js";
import { applyBaseline, readBaseline, writeBaseline, type Baseline } from "../diagnostics/baseline.js";
import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import { applySuppressions } from "../diagnostics/suppression.js";
import type { Host } from "../host.js";
import { DiskFailure } from "../output/disk.js";
import { OUTPUT_RULES } from "../output/rules.js";
import { baselineUnusable } from "./rules.js";
import { unusable } from "./file-unusable.js";

export interface BaselineOptions {
  readonly baseline?: string;
  readonly writeBaseline?: boolean;
}

/** Findings without those that the catalog suppresses, and how many these are. */
export function withoutSuppressed(findings: readonly Finding[], catalog: Catalog, today: string, comparedOutputs: boolean): { open: readonly Finding[]; suppressed: number } {
  const { open, suppressed } = applySuppressions(findings, catalog, today, (rule) => comparedOutputs || !ABOUT_OUTPUTS.has(rule));
  return { open, suppressed: suppressed.length };
}

/** What `lint` does not look at: it cannot say that a suppression of these matches nothing. */
const ABOUT_OUTPUTS: ReadonlySet<string> = new Set(OUTPUT_RULES.map(({ id }) => id));

/** What came of a baseline: what it does not hold, and how much it does; or why it is none. */
export type Tolerated = { readonly kind: "judged"; readonly open: readonly Finding[]; readonly tolerated: number } | { readonly kind: "cannot-judge"; readonly finding: Finding };

/** Findings without those that the baseline holds. With `--write-baseline` the baseline is written first. */
export function withoutBaseline(findings: readonly Finding[], options: BaselineOptions, host: Host, process: number): Tolerated {
  const { baseline: given, writeBaseline: write = false } = options;
  if (given === undefined) {
    if (write) throw new CommanderError(2, "usage", "--write-baseline needs --baseline <file>: where it is to be written.");
    return { kind: "judged", open: findings, tolerated: 0 };
  }
  const path = host.path(given);
  try {
    const before = baselineAt(path, host);
    if (typeof before === "string" || (before === null && !write)) {
      return { kind: "cannot-judge", finding: { ...findingOf(baselineUnusable, null, "", { problem: before ?? "There is no such file." }), file: path } };
    }
    if (!write) return heldBy(findings, before!, path);
    const { text, refused } = writeBaseline(findings, before);
    host.replace(path, text, process);
    return { kind: "judged", open: refused, tolerated: findings.length - refused.length };
  } catch (error) {
    if (error instanceof DiskFailure) return { kind: "cannot-judge", finding: unusable(error, write ? "write" : "read") };
    throw error;
  }
}

function heldBy(findings: readonly Finding[], baseline: Baseline, path: string): Tolerated {
  const { open, tolerated } = applyBaseline(findings, baseline, path);
  return { kind: "judged", open, tolerated: tolerated.length };
}

/** The baseline, null where there is no file, or a sentence about what is wrong with it. */
function baselineAt(path: string, host: Host): Baseline | string | null {
  const bytes = host.read(path);
  return bytes === null ? null : readBaseline(Buffer.from(bytes).toString("utf8"));
}
