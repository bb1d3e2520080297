import type { JsonObject } from "../contract/contract.js";
import { DEFAULT_LIMIT, hasWindow, LARGEST_LIMIT, MOST_ROWS } from "../contract/convention-parameters.js";
import type { NameContext } from "../parameters/names.js";
import { given, shown } from "../parameters/shown.js";
import { type CompiledPattern, compileFilter, LONGEST_FILTER } from "../pattern/compile.js";
import { PatternProblem } from "../pattern/syntax.js";
import { type Problem, problem } from "../problem.js";
import type { Window } from "../window/page.js";

/** The window that a call asks for. */
export interface AskedWindow extends Window {
  readonly pattern: CompiledPattern | null;
}

/** The window of a read, null for other calls, and what is wrong with it. */
export function chooseWindow(context: NameContext, args: JsonObject): { readonly window: AskedWindow | null; readonly problems: readonly Problem[] } {
  const { contract, action } = context;
  if (!hasWindow(contract, action)) return { window: null, problems: [] };
  const problems: Problem[] = [];
  const limit = wholeNumber(args, "limit", DEFAULT_LIMIT, 1, LARGEST_LIMIT);
  if (limit === null) problems.push(outOfRange(context, args, "limit", LARGEST_LIMIT));
  const offset = wholeNumber(args, "offset", 0, 0, Number.MAX_SAFE_INTEGER);
  if (offset === null) problems.push(outOfRange(context, args, "offset", Number.MAX_SAFE_INTEGER));
  const asked = Object.hasOwn(args, "filter") ? args["filter"] : "";
  let pattern: CompiledPattern | null = null;
  if (typeof asked !== "string") {
    problems.push(problem(contract, "window", "value-type", { parameter: "filter", expected: "строка", value: shown(asked) }, { parameter: "filter", given: given(asked) }));
  } else if (asked !== "") {
    const compiled = readFilter(context, asked);
    if ("step" in compiled) problems.push(compiled);
    else pattern = compiled;
  }
  const paging = pagingProblem(context, args);
  if (paging !== null) problems.push(paging);
  return { window: { limit: limit ?? DEFAULT_LIMIT, offset: offset ?? 0, filter: typeof asked === "string" && asked !== "" ? asked : null, pattern }, problems };
}

/** Parameters of the window, which the step of the parameters leaves to this one. */
export function isWindowParameter({ compiled }: NameContext, name: string): boolean {
  const from = compiled.parameters.get(name)?.from;
  return from === "window" || from === "paging";
}

function wholeNumber(args: JsonObject, name: string, absent: number, least: number, most: number): number | null {
  if (!Object.hasOwn(args, name)) return absent;
  const value = args[name];
  return typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most ? value : null;
}

function outOfRange({ contract }: NameContext, args: JsonObject, parameter: "limit" | "offset", maximum: number): Problem {
  const value = args[parameter];
  return problem(contract, "window", `${parameter}-out-of-range`, { maximum: String(maximum), value: shown(value) }, { parameter, given: given(value) });
}

function readFilter({ contract }: NameContext, filter: string): CompiledPattern | Problem {
  const more = { parameter: "filter", given: given(filter) };
  try {
    const pattern = compileFilter(filter);
    if (PROBES.every((probe) => pattern.test(probe))) return problem(contract, "window", "filter-matches-all", { value: shown(filter) }, more);
    return pattern;
  } catch (thrown) {
    if (!(thrown instanceof PatternProblem)) throw thrown;
    if (thrown.kind === "large") return problem(contract, "window", "filter-too-long", { maximum: String(LONGEST_FILTER) }, more);
    return problem(contract, "window", thrown.kind === "invalid" ? "filter-invalid" : "filter-unsupported", { reason: thrown.reason }, more);
  }
}

/** Texts that have nothing in common: what matches all of them matches anything. */
const PROBES = ["", "\u{10FFFD}", "b", "Я", "1", "-", " "];

function pagingProblem({ contract, action, compiled }: NameContext, args: JsonObject): Problem | null {
  const parameter = action.window?.paging ?? null;
  if (parameter === null || !Object.hasOwn(args, parameter)) return null;
  const value = args[parameter];
  // A paging parameter of the author's own may be of another kind, which its schema judges.
  if (typeof value !== "string" && compiled.parameters.get(parameter)?.from !== "paging") return null;
  const found = typeof value === "string" ? /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(value) : null;
  const first = Number(found?.[1] ?? 0);
  const last = Number(found?.[2] ?? first);
  if (found !== null && first >= 1 && last >= first && last - first < MOST_ROWS) return null;
  return problem(contract, "window", "paging-out-of-range", { parameter, maximum: String(MOST_ROWS), value: shown(value) }, { parameter, given: given(value) });
}
