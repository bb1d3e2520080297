import type { Action, Tool } from "../contract/contract.js";
import { type Problem, problem } from "../problem.js";
import { placesOf, type ProfileInForce } from "../profile.js";
import type { ServedSurface } from "../served-surface.js";
import { isServed } from "../surface/list-tools.js";
import { operationOf } from "./tool.js";

/** The actions of a tool that are served; a problem where none is. */
export function servedActions(surface: ServedSurface, profile: ProfileInForce, tool: Tool): readonly Action[] | Problem {
  const served = tool.actions.filter((action) => isServed(action, profile));
  if (served.length > 0) return served;
  // Told of the first that a profile could enable, else of the first.
  const action = tool.actions.find(({ policy, group }) => policy !== "UNDECIDED" && group !== null) ?? tool.actions[0];
  if (action === undefined) return problem(surface.contract, "group", "tool-ungrouped", { operation: tool.name });
  return notServed(surface, profile, tool, tool.actions.length === 1 ? action : { ...action, name: null });
}

/** Why an action is not served. */
export function notServed({ contract }: ServedSurface, profile: ProfileInForce, tool: Tool, action: Action): Problem {
  const operation = operationOf(tool, action);
  const { group } = action;
  if (action.policy === "UNDECIDED") return problem(contract, "group", "action-undecided", { operation });
  if (group === null) return problem(contract, "group", "tool-ungrouped", { operation });
  const holding = contract.profiles.filter(({ groups }) => groups.includes(group));
  // A profile that enables the group and holds no scope would only lead to the next refusal.
  const useful = holding.filter(({ scopes }) => action.scope === null || scopes.includes(action.scope));
  const values = { operation, group, profile: profile.name };
  if (holding.length === 0) return problem(contract, "group", "group-enabled-nowhere", values);
  return problem(contract, "group", "group-not-enabled", { ...values, profiles: placesOf(useful.length > 0 ? useful : holding) });
}
