import type { Action, Tool } from "../contract/contract.js";
import { isMutating } from "../contract/policy.js";
import { type Problem, problem } from "../problem.js";
import { placesOf, type ProfileInForce } from "../profile.js";
import type { ServedSurface } from "../served-surface.js";
import { operationOf } from "./tool.js";

/**
 * Whether the profile in force may call the action, its rehearsal included. An action that may
 * write and names no scope is nobody's to call.
 */
export function checkPermission({ contract }: ServedSurface, profile: ProfileInForce, tool: Tool, action: Action): readonly Problem[] {
  const { scope, group } = action;
  const operation = operationOf(tool, action);
  if (scope === null || scope === "") {
    return isMutating(action) ? [problem(contract, "permission", "permission-without-scope", { operation, profile: profile.name })] : [];
  }
  if (profile.scopes.has(scope)) return [];
  const holding = contract.profiles.filter((candidate) => candidate.scopes.includes(scope));
  const useful = holding.filter(({ groups }) => group !== null && groups.includes(group));
  const values = { operation, scope, profile: profile.name };
  if (holding.length === 0) return [problem(contract, "permission", "permission-granted-nowhere", values)];
  return [problem(contract, "permission", "permission-required", { ...values, profiles: placesOf(useful.length > 0 ? useful : holding) })];
}
