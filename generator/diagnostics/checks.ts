import type { Paint } from "./paint.js";
import { visible } from "./visible.js";
import { counted, listed } from "./english.js";

/** One thing that a probe tried of a running server. */
export interface Check {
  readonly stage: "surface" | "refusals" | "preview" | "mutation";
  /** `metadata_edit.set_length`, a tool, or a profile. */
  readonly subject: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** What was done, or why it was not. */
  readonly detail: string;
}

const STAGES: readonly Check["stage"][] = ["surface", "refusals", "preview", "mutation"];
const MARKS = { passed: "✓", failed: "✗", skipped: "–" } as const;

/** Past these the rest is counted; `--format json` lists all. */
const MOST_LINES = 200;

/** A line a check, stage by stage; what failed first. */
export function checksText(checks: readonly Check[], ink: Paint): string[][] {
  const colours = { passed: ink.green, failed: ink.red, skipped: ink.dim } as const;
  return STAGES.flatMap((stage) => {
    const own = inOrder(checks.filter((check) => check.stage === stage));
    if (own.length === 0) return [];
    const lines = own.slice(0, MOST_LINES).map(({ subject, outcome, detail }) => `  ${colours[outcome](MARKS[outcome])} ${visible(subject)}  ${ink.dim(visible(detail))}`);
    return [[`${ink.bold(stage)}  ${tally(own)}`, ...lines, ...(own.length > MOST_LINES ? [`  … and ${own.length - MOST_LINES} more; --format json lists them all`] : [])]];
  });
}

/** A table a stage, for a comment on a pull request. */
export function checksMarkdown(checks: readonly Check[], escaped: (text: string) => string): string[][] {
  return STAGES.flatMap((stage) => {
    const own = inOrder(checks.filter((check) => check.stage === stage));
    if (own.length === 0) return [];
    const rows = own.slice(0, MOST_LINES).map(({ subject, outcome, detail }) => `| ${MARKS[outcome]} | ${escaped(subject)} | ${escaped(detail)} |`);
    return [["<details>", `<summary>${stage}: ${tally(own)}</summary>`, "", "| | | |", "| --- | --- | --- |", ...rows, "", "</details>"]];
  });
}

/** `12 passed, 1 failed and 3 skipped`. */
export function tally(checks: readonly Check[]): string {
  const counts = (["passed", "failed", "skipped"] as const).map((outcome) => [outcome, checks.filter((check) => check.outcome === outcome).length] as const);
  return counted(checks.length, "check") + (checks.length === 0 ? "" : `: ${listed(counts.flatMap(([outcome, count]) => (count > 0 ? [`${count} ${outcome}`] : [])))}`);
}

function inOrder(checks: readonly Check[]): Check[] {
  return (["failed", "passed", "skipped"] as const).flatMap((outcome) => checks.filter((check) => check.outcome === outcome));
}
