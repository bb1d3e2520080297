import { copyJson, setOwn } from "../canonical.js";
import type { JsonObject } from "../contract/contract.js";
import { fillDefaults } from "../parameters/defaults.js";
import { judgeArguments } from "../parameters/judge.js";
import type { NameContext } from "../parameters/names.js";
import type { Problem } from "../problem.js";
import { isStrayMode } from "./mode.js";
import { isWindowParameter } from "./window.js";

/** What is wrong with the names and values of a call. The arguments are left as they are. */
export function checkParameters(context: NameContext, args: JsonObject): readonly Problem[] {
  const stray = isStrayMode(context, args);
  return judgeArguments(context, args, (name) => {
    const from = context.compiled.parameters.get(name)?.from;
    return from === "mode" || from === "flag" || isFlag(context, name) || isWindowParameter(context, name) || (stray && name === "mode");
  });
}

/** A copy of a call's arguments with every default filled in. */
export function filledArguments({ compiled }: NameContext, args: JsonObject): JsonObject {
  const copy = copyJson(args);
  if (compiled.hasDefaults) fillDefaults(copy, compiled.schema, compiled.schema);
  return copy;
}

/** What a handler is given: the author's parameters, without what the runtime itself answers for. */
export function ownArguments({ compiled }: NameContext, filled: JsonObject): JsonObject {
  const names = Object.keys(filled);
  if (!names.some((name) => compiled.isForRuntime(name))) return filled;
  const own: { [name: string]: unknown } = {};
  for (const name of names) if (!compiled.isForRuntime(name)) setOwn(own, name, filled[name]);
  return own as JsonObject;
}

/** A flag that the author declares is judged where the mode is, too. */
function isFlag({ action }: NameContext, name: string): boolean {
  return action.policy === "PREVIEW_PARAM" && action.flag?.name === name;
}
