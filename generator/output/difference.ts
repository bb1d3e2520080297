import type { Difference } from "../diagnostics/finding.js";

/** The first place where two texts part: one-based, with the whole lines as they are in both. */
export interface FirstDifference {
  readonly line: number;
  readonly column: number;
  readonly difference: Difference;
}

/** Texts must differ. A line end that only one of them has is told as the next line, or as `(no line end)`. */
export function firstDifference(expected: string, actual: string): FirstDifference {
  const at = commonLength(expected, actual);
  const start = expected.lastIndexOf("\n", at - 1) + 1;
  const lineStart = at === 0 ? 0 : start;
  const line = countLines(expected, lineStart) + 1;
  const here = { expected: lineAt(expected, lineStart), actual: lineAt(actual, lineStart) };
  // One text is the other without its last line end: both lines read the same.
  if (here.expected !== null && here.expected === here.actual) {
    const without = (text: string) => (text.length === at ? `${here.expected}(no line end)` : here.expected);
    return { line, column: at - lineStart + 1, difference: { expected: without(expected), actual: without(actual) } };
  }
  return { line, column: at - lineStart + 1, difference: here };
}

function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  // Whole slices compare at the speed of memory; only the slice that differs is walked through.
  const STEP = 4096;
  let at = 0;
  while (at + STEP <= most && a.slice(at, at + STEP) === b.slice(at, at + STEP)) at += STEP;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

function lineAt(text: string, start: number): string | null {
  if (start >= text.length) return null;
  const end = text.indexOf("\n", start);
  return text.slice(start, end === -1 ? text.length : end);
}

function countLines(text: string, until: number): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < until; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
