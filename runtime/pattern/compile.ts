import { RE2JS } from "re2js";
import { boundariesMeet } from "./boundaries.js";
import { harmlessTest } from "./harmless.js";
import { parsePattern } from "./parse.js";
import { BOUNDARY_MARK, type Dialect, printLinear } from "./print.js";
import { invalid, large, onlyCharacter, type Pattern, PatternProblem, unsupported } from "./syntax.js";

/** A pattern ready to be searched for. */
export interface CompiledPattern {
  readonly engine: "native" | "linear";
  /** Steps per character at worst, roughly: the size of the program; 1 for the native engine. */
  readonly cost: number;
  /**
   * True where it is made of plain letters: a text that does not match as it stands matches in no
   * other normal form and without its escapes either.
   */
  readonly plain: boolean;
  /** True where the pattern matches somewhere in the text. Without state between calls. */
  test(text: string): boolean;
}

/** Longest filter, in UTF-16 units. */
export const LONGEST_FILTER = 1000;
const LARGEST_PROGRAM = 3000;

/**
 * The filter of a reading window: ignores case, knows Unicode in `\w` and `\b`, takes a text in
 * NFC. Runs in time linear in the text, whatever the pattern.
 *
 * @throws PatternProblem with the reason in Russian
 */
export function compileFilter(source: string): CompiledPattern {
  if (source.length > LONGEST_FILTER) throw large("выражение слишком длинное");
  const pattern = parsePattern(source.normalize("NFC"));
  // First, so that what is refused does not depend on the engine.
  const fallback = linear(linearSource(pattern, "filter"), RE2JS.CASE_INSENSITIVE, holdsBoundary(pattern));
  const test = harmlessTest(pattern, "iu");
  const plain = isPlain(pattern);
  return test === null ? { ...fallback, plain } : { engine: "native", cost: 1, plain, test };
}

/**
 * The `pattern` of a JSON Schema: ECMAScript's meaning with the flag `u`, on the linear engine.
 *
 * @throws PatternProblem where it asks for look-around or back-references
 */
export function compileSchemaPattern(source: string): CompiledPattern {
  let compiled = schemaPatterns.get(source);
  if (compiled === undefined) schemaPatterns.set(source, (compiled = linear(linearSource(parsePattern(source), "schema"), 0, false)));
  return compiled;
}

/** As many as the schemas of contracts have; callers bring none. */
const schemaPatterns = new Map<string, CompiledPattern>();

/** Why a schema's pattern cannot be run in linear time, in Russian; null where it can. */
export function schemaPatternProblem(source: string): string | null {
  try {
    compileSchemaPattern(source);
    return null;
  } catch (problem) {
    if (problem instanceof PatternProblem) return problem.reason;
    throw problem;
  }
}

function linearSource(pattern: Pattern, dialect: Dialect): string {
  if (dialect === "filter" && boundariesMeet(pattern)) throw unsupported("граница слова \\b рядом с другой границей или якорем");
  return printLinear(pattern, dialect, dialect === "filter" && holdsBoundary(pattern));
}

function linear(source: string, flags: number, marked: boolean): CompiledPattern {
  const compiled = compileLinear(source, flags);
  const cost = compiled.programSize();
  if (cost > LARGEST_PROGRAM) throw large("повторы в выражении слишком велики");
  return { engine: "linear", cost, plain: false, test: marked ? (text) => compiled.test(mark(text)) : (text) => compiled.test(text) };
}

function compileLinear(source: string, flags: number): RE2JS {
  try {
    return RE2JS.compile(source, flags);
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    if (/repeat|too large|nest/i.test(message)) throw large("повторы в выражении слишком велики");
    if (/\\p|class range/i.test(message)) throw invalid("неизвестное свойство символов в \\p{…}");
    throw invalid("запись не читается");
  }
}

/** Marks where words begin and end. */
function mark(text: string): string {
  return text.replaceAll(BOUNDARY_MARK, "\uFFFD").replace(/[\p{L}\p{M}\p{N}_]+/gu, `${BOUNDARY_MARK}$&${BOUNDARY_MARK}`);
}

/** Letters that no other letters compose to, and anything at all between them. */
function isPlain(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "any":
      return false;
    case "anchor":
      return true;
    case "set": {
      const character = onlyCharacter(pattern);
      return character !== undefined && /^[0-9A-Za-z \u0400-\u04ff]$/.test(character) && character.normalize("NFD") === character;
    }
    case "sequence":
      return pattern.items.every(isPlain);
    case "choice":
      return pattern.options.every(isPlain);
    case "repeat":
      return isPlain(pattern.item) || (pattern.item.kind === "any" && pattern.min <= 1 && pattern.max === Infinity);
  }
}

function holdsBoundary(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "any":
    case "set":
      return false;
    case "anchor":
      return pattern.at === "boundary" || pattern.at === "inside";
    case "sequence":
      return pattern.items.some(holdsBoundary);
    case "choice":
      return pattern.options.some(holdsBoundary);
    case "repeat":
      return holdsBoundary(pattern.item);
  }
}
