import type { Action, JsonObject, Tool } from "./contract/contract.js";
import { isSchemaObject } from "./contract/schema.js";
import type { NameContext } from "./parameters/names.js";
import { shown } from "./parameters/shown.js";
import { type Problem, problem } from "./problem.js";
import type { ProfileInForce } from "./profile.js";
import type { ServedSurface } from "./served-surface.js";
import { chooseAction } from "./steps/action.js";
import { servedActions } from "./steps/group.js";
import { type AskedHelp, askedHelp } from "./steps/help.js";
import { checkLatches } from "./steps/latches.js";
import { chooseMode, type Mode } from "./steps/mode.js";
import { checkParameters, filledArguments, ownArguments } from "./steps/parameters.js";
import { checkPermission } from "./steps/permission.js";
import { findTool, operationOf } from "./steps/tool.js";
import { type AskedWindow, chooseWindow } from "./steps/window.js";

/** What the checks make of a call, before anything of the server's own has run. */
export type Checked = Refused | AskedHelp | Ready;

export interface Refused {
  readonly kind: "refused";
  /** The name as it was called; for a tool that exists, its name. */
  readonly toolName: string;
  readonly tool: Tool | null;
  readonly action: Action | null;
  readonly mode: Mode | null;
  readonly address: string | null;
  /** Everything that is wrong, in the order of the checks; at least one. */
  readonly problems: readonly Problem[];
}

/** A call that has passed every check that needs no look at the world. */
export interface Ready {
  readonly kind: "ready";
  readonly context: NameContext;
  readonly mode: Mode;
  readonly address: string | null;
  /** As the caller gave them, untouched. */
  readonly given: JsonObject;
  /** A copy with every default filled in. */
  readonly filled: JsonObject;
  /** Of these, what is the handler's: no selector, mode, flag, latch or window. */
  readonly own: JsonObject;
  readonly window: AskedWindow | null;
}

/**
 * The checks of a call in their order: tool, group, action, permission, parameters, mode, latches,
 * window. A call whose action is not known ends there; after that every mistake is told at once,
 * the first step that failed giving the code. Pure: no handler, port or state is in reach.
 */
export function checkCall(surface: ServedSurface, profile: ProfileInForce, toolName: unknown, given: unknown): Checked {
  const tool = findTool(surface, profile, toolName);
  if (!("actions" in tool)) return refused(typeof toolName === "string" ? toolName : shown(toolName), null, null, null, null, [tool]);

  const served = servedActions(surface, profile, tool);
  if ("step" in served) return refused(tool.name, tool, null, null, addressOf(tool.actions, given), [served]);

  const args = given === undefined ? {} : given;
  if (!isSchemaObject(args)) return refused(tool.name, tool, null, null, null, [notAnObject(surface, args)]);

  const help = askedHelp(tool, served, args);
  if (help !== null) return help;

  const action = chooseAction(surface, profile, tool, served, args);
  if ("step" in action) return refused(tool.name, tool, null, null, addressOf(served, args), [action]);

  const context: NameContext = { contract: surface.contract, tool, action, operation: operationOf(tool, action), compiled: surface.compiled(tool, action) };
  const address = addressOf([action], args);
  const permission = checkPermission(surface, profile, tool, action);
  const parameters = checkParameters(context, args);
  const { mode, problems: switches } = chooseMode(context, args);
  const latches = checkLatches({ context, profile, address }, mode, args);
  const { window, problems: bounds } = chooseWindow(context, args);
  const problems = [...permission, ...parameters, ...switches, ...latches, ...bounds];
  if (problems.length > 0) return refused(tool.name, tool, action, mode, address, problems);
  const filled = filledArguments(context, args);
  return { kind: "ready", context, mode, address, given: args, filled, own: ownArguments(context, filled), window };
}

function refused(toolName: string, tool: Tool | null, action: Action | null, mode: Mode | null, address: string | null, problems: readonly Problem[]): Refused {
  return { kind: "refused", toolName, tool, action, mode, address, problems };
}

function notAnObject({ contract }: ServedSurface, args: unknown): Problem {
  return problem(contract, "parameters", "arguments-not-object", { given: shown(args) });
}

/** The address that a call carries, where its action has one; null without. */
function addressOf(actions: readonly Action[], args: unknown): string | null {
  if (!isSchemaObject(args)) return null;
  for (const { address } of actions) {
    if (address === null || !Object.hasOwn(args, address)) continue;
    const value = args[address];
    if (typeof value === "string" && value !== "") return value;
  }
  return null;
}
