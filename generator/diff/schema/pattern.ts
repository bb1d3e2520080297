import { compileSchemaPattern, type CompiledPattern } from "../../../runtime/pattern/compile.js";
import { PatternProblem } from "../../../runtime/pattern/syntax.js";
import type { Truth } from "./truth.js";

/** Whether a text matches a schema's pattern, as the runtime decides it; undefined where it cannot be run. */
export function matches(pattern: string, text: string): Truth {
  return compiled(pattern)?.test(text);
}

function compiled(pattern: string): CompiledPattern | null {
  try {
    return compileSchemaPattern(pattern);
  } catch (problem) {
    // Look-around, or no pattern at all: nothing can be said of what it matches.
    if (problem instanceof PatternProblem) return null;
    throw problem;
  }
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
