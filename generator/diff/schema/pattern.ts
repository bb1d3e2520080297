import type { Truth } from "./shape.js";

/** Whether a text matches a schema's pattern; undefined where the pattern cannot be run. */
export function matches(pattern: string, text: string): Truth {
  const compiled = compile(pattern);
  return compiled === null ? undefined : compiled.test(text);
}

const COMPILED = new Map<string, RegExp | null>();

function compile(pattern: string): RegExp | null {
  const known = COMPILED.get(pattern);
  if (known !== undefined) return known;
  let compiled: RegExp | null = null;
  try {
    compiled = new RegExp(pattern, "u");
  } catch {
    // Not a pattern of 2020-12: nothing can be said of what it matches.
  }
  COMPILED.set(pattern, compiled);
  return compiled;
}

/** Whether it is certain that no text matches both: they begin with different letters. */
export function areApart(one: string, other: string): boolean {
  const [left, right] = [literalStart(one), literalStart(other)];
  const length = Math.min(left.length, right.length);
  return left.slice(0, length) !== right.slice(0, length);
}

/** Letters that a match surely begins with. */
function literalStart(pattern: string): string {
  if (!pattern.startsWith("^") || pattern.includes("|")) return "";
  const letters = /^\^([\p{L}\p{N}_\-/]*)/u.exec(pattern)?.[1] ?? "";
  const next = pattern.slice(1 + letters.length);
  // A quantifier belongs to the last letter, which then need not be there.
  return /^[*?{]/.test(next) ? letters.slice(0, -1) : letters;
}
