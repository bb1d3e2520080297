import { compileSchemaPattern, type CompiledPattern } from "../../../runtime/pattern/compile.js";
import { PatternProblem } from "../../../runtime/pattern/syntax.js";

/**
 * Whether a schema's pattern is found in a text, on the linear engine: a catalog from elsewhere
 * must not hang who judges it. A pattern that the engine refuses matches; other rules speak of it.
 */
export function matches(pattern: string, text: string): boolean {
  let compiled = known.get(pattern);
  if (compiled === undefined) known.set(pattern, (compiled = compile(pattern)));
  return compiled === null || compiled.test(text);
}

const known = new Map<string, CompiledPattern | null>();

function compile(pattern: string): CompiledPattern | null {
  try {
    return compileSchemaPattern(pattern);
  } catch (problem) {
    if (problem instanceof PatternProblem) return null;
    throw problem;
  }
}
