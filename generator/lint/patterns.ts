import type { Json } from "../../runtime/contract/contract.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { isSchemaObject, keyword } from "../../runtime/contract/schema.js";
import { parsePattern } from "../../runtime/pattern/parse.js";
import { schemaPatternProblem } from "../../runtime/pattern/compile.js";
import type { Pattern } from "../../runtime/pattern/syntax.js";
import type { Step } from "./schema-parts.js";
import type { Judged } from "./schemas.js";

/** The keywords that hold regular expressions. */
export const PATTERN_WORDS: readonly string[] = ["pattern", "patternProperties"];

/** Every regular expression of a schema with its place: `pattern`, and the keys of `patternProperties`. */
export function* patternsIn(judged: Judged): Generator<{ pattern: string; steps: readonly Step[] }> {
  for (const { schema, steps } of judged.parts) {
    const pattern = keyword(schema, "pattern");
    if (typeof pattern === "string") yield { pattern, steps: [...steps, "pattern"] };
    const map: Json | undefined = keyword(schema, "patternProperties");
    if (isSchemaObject(map)) for (const key of keysOf(map)) yield { pattern: key, steps: [...steps, "patternProperties", key] };
  }
}

/** What an ECMAScript engine with the flag `u` says against a pattern; null where it takes it. */
export function syntaxProblem(pattern: string): string | null {
  try {
    new RegExp(pattern, "u");
    return null;
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: \/.*\/u?: /s, "");
  }
}

/** What of a valid pattern does not run in linear time, in the pattern's own words; null where all does. */
export function linearProblem(pattern: string): string | null {
  if (schemaPatternProblem(pattern) === null) return null;
  const found = /\(\?<?[=!]|\\k<[^>]*>|\\[1-9]\d*/.exec(pattern.replace(/\\[^1-9k]/g, "  "));
  return found?.[0] ?? pattern.slice(0, 40);
}

/**
 * True where a backtracking engine may take time exponential in the text: a repetition without end
 * of something that repeats without end itself, or that may be read in two ways.
 */
export function isCatastrophic(pattern: string): boolean {
  try {
    return hasNestedRepeat(parsePattern(pattern), false);
  } catch {
    return false;
  }
}

function hasNestedRepeat(pattern: Pattern, inside: boolean): boolean {
  switch (pattern.kind) {
    case "sequence":
      // Separated by something that must be there, a run can be divided in one way only: `(\.\w+)*`.
      return pattern.items.some((item) => hasNestedRepeat(item, inside && pattern.items.every((other) => other === item || isOptional(other) || isSameRun(other, item))));
    case "choice":
      return (inside && meet(pattern.options)) || pattern.options.some((option) => hasNestedRepeat(option, inside));
    case "repeat": {
      const endless = pattern.max === Infinity || pattern.max > 20;
      return (endless && inside) || hasNestedRepeat(pattern.item, endless || inside);
    }
    default:
      return false;
  }
}

/** `x+x+`: two runs of the same, of which nobody can tell where one ends. */
function isSameRun(one: Pattern, other: Pattern): boolean {
  return one.kind === "repeat" && other.kind === "repeat" && one.max === Infinity && JSON.stringify(one.item) === JSON.stringify(other.item);
}

function isOptional(pattern: Pattern): boolean {
  return pattern.kind === "anchor" || (pattern.kind === "repeat" && (pattern.min === 0 || isOptional(pattern.item))) || (pattern.kind === "sequence" && pattern.items.every(isOptional));
}

/** `(a|a)*`, `(.|x)*`: options that meet, as far as is plain to see. */
function meet(options: readonly Pattern[]): boolean {
  const texts = options.map((option) => JSON.stringify(option));
  return new Set(texts).size < texts.length || options.some((option) => option.kind === "any");
}
