import type { JsonObject } from "../contract/contract.js";
import type { NameContext } from "../parameters/names.js";
import { given, shown } from "../parameters/shown.js";
import { type Problem, problem } from "../problem.js";

/** What a call does: reads, rehearses or has its effect. */
export type Mode = "read" | "preview" | "apply";

/** The mode that a call chooses, and what is wrong with how it does. A call that is in doubt rehearses. */
export function chooseMode(context: NameContext, args: JsonObject): { readonly mode: Mode; readonly problems: readonly Problem[] } {
  const stray = strayMode(context, args);
  const problems = stray === null ? [] : [stray];
  switch (context.action.policy) {
    case "READ_ONLY":
      return { mode: "read", problems };
    case "PREVIEWABLE":
      return byMode(context, args);
    case "PREVIEW_PARAM": {
      const chosen = byFlag(context, args);
      return { mode: chosen.mode, problems: [...problems, ...chosen.problems] };
    }
    case "APPLY_ONLY":
    case "UNDECIDED":
      return { mode: "apply", problems };
  }
}

function byMode({ contract }: NameContext, args: JsonObject): { readonly mode: Mode; readonly problems: readonly Problem[] } {
  const value = Object.hasOwn(args, "mode") ? args["mode"] : "preview";
  if (value === "preview" || value === "apply") return { mode: value, problems: [] };
  const more = { parameter: "mode", given: given(value), didYouMean: ["preview", "apply"] };
  return { mode: "preview", problems: [problem(contract, "mode", "mode-unknown", { parameter: "mode", value: shown(value) }, more)] };
}

function byFlag({ contract, action: { flag } }: NameContext, args: JsonObject): { readonly mode: Mode; readonly problems: readonly Problem[] } {
  if (flag === null) return { mode: "preview", problems: [] };
  const parameter = flag.name;
  const words = { parameter, rehearses: String(flag.rehearses), applies: String(!flag.rehearses) };
  if (!Object.hasOwn(args, parameter)) {
    if (flag.absent === "error") return { mode: "preview", problems: [problem(contract, "mode", "flag-missing", words, { parameter })] };
    return { mode: flag.absent === "apply" ? "apply" : "preview", problems: [] };
  }
  const value = args[parameter];
  if (typeof value === "boolean") return { mode: value === flag.rehearses ? "preview" : "apply", problems: [] };
  return { mode: "preview", problems: [problem(contract, "mode", "flag-unknown", { ...words, value: shown(value) }, { parameter, given: given(value) })] };
}

/** `mode` where the action has none: refused with what its policy is. */
function strayMode({ contract, action, operation, compiled }: NameContext, args: JsonObject): Problem | null {
  if (!isStrayMode({ contract, compiled }, args)) return null;
  const parameter = "mode";
  const more = { parameter, given: parameter };
  const { flag } = action;
  switch (action.policy) {
    case "READ_ONLY":
      return problem(contract, "mode", "mode-on-read", { parameter, operation }, more);
    case "PREVIEW_PARAM": {
      if (flag === null) return null;
      const values = { parameter, canonical: flag.name, rehearses: String(flag.rehearses), applies: String(!flag.rehearses) };
      return problem(contract, "mode", "mode-on-flag", values, { ...more, canonical: { kind: "parameter", name: flag.name } });
    }
    case "APPLY_ONLY":
      return problem(contract, "mode", "mode-on-immediate", { parameter, operation }, more);
    case "PREVIEWABLE":
    case "UNDECIDED":
      return null;
  }
}

/** Whether a call gives `mode` to an action that knows no parameter of that name. */
export function isStrayMode({ contract, compiled }: Pick<NameContext, "contract" | "compiled">, args: JsonObject): boolean {
  return contract.conventions.includes("mode") && Object.hasOwn(args, "mode") && !compiled.parameters.has("mode");
}
