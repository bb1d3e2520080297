import type { Action, Json, JsonObject, Tool } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import type { ServedSurface } from "../../runtime/served-surface.js";
import { sample, without } from "./sample.js";

/** Arguments for a call of an action, without any switch between rehearsal and effect. */
export interface Trial {
  readonly arguments: JsonObject;
  readonly from: "example" | "schema";
}

/** Examples that are tried of one action. */
const MOST = 3;

/**
 * The calls by which an action is tried: the catalog's examples, and where there are none one that is
 * made from the schema. Empty where the schema has no value that could be made.
 */
export function trialsOf(surface: ServedSurface, tool: Tool, action: Action): readonly Trial[] {
  const examples = action.examples.slice(0, MOST).map((example): Trial => ({ arguments: bare(tool, action, example.arguments), from: "example" }));
  if (examples.length > 0) return examples;
  try {
    const { schema, validate } = surface.compiled(tool, action);
    const made = sample(schema, schema);
    if (typeof made !== "object" || made === null || Array.isArray(made)) return [];
    const args = bare(tool, action, made as JsonObject);
    // The flag may be required; it is given with every call that is made of this.
    const whole = action.flag === null ? args : { ...args, [action.flag.name]: action.flag.rehearses };
    return validate(whole).length === 0 ? [{ arguments: args, from: "schema" }] : [];
  } catch {
    // A foreign schema that is none: nothing can be made of it.
    return [];
  }
}

/** The arguments with the selector in its place and without switches and latches. */
function bare(tool: Tool, action: Action, args: JsonObject): JsonObject {
  const chosen: [string, Json][] = tool.selector === null || action.name === null ? [] : [[tool.selector.name, action.name]];
  return ordered([...chosen, ...entriesOf(without(args, [tool.selector?.name, action.policy === "PREVIEWABLE" ? "mode" : null, action.flag?.name, ...action.latches]))]);
}
