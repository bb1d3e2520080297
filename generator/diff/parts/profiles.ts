import type { Action, Profile, PublicContract } from "../../../runtime/contract/contract.js";
import { isMutating } from "../../../runtime/contract/policy.js";
import { byName, named, orAbsent, type Asked, type NewChange } from "../telling.js";
import { compareProse } from "./server.js";

/** An action of the base and what became of it. */
export interface Kept {
  readonly before: { readonly tool: string; readonly action: Action };
  readonly after: { readonly tool: string; readonly action: Action };
}

/** What profiles say of themselves, and what each can reach that it could not, or no longer. */
export function compareProfiles({ before, after, changes }: Asked, kept: readonly Kept[]): void {
  const tell = (change: NewChange): void => changes.tell(change);
  for (const [name, was, is] of byName(named(before.contract.profiles), named(after.contract.profiles))) {
    const path = ["profiles", name];
    if (was === undefined) tell({ kind: "profile-added", path, name, default: is!.default, after: [...is!.groups] });
    else if (is === undefined) tell({ kind: "profile-removed", path, name, default: was.default, before: [...was.groups] });
    else {
      compareProfile(was, is, path, tell);
      compareReach(was, is, kept, path, tell);
    }
  }
}

function compareProfile(was: Profile, is: Profile, path: readonly string[], tell: (change: NewChange) => void): void {
  const { name } = is;
  const lists = [
    ["groups", "profile-group-enabled", "profile-group-disabled"],
    ["scopes", "profile-scope-granted", "profile-scope-revoked"],
    ["allowlist", "profile-allowlist-added", "profile-allowlist-removed"],
  ] as const;
  for (const [field, added, removed] of lists) {
    for (const item of is[field]) if (!was[field].includes(item)) tell({ kind: added, path: [...path, field], name, after: item });
    for (const item of was[field]) if (!is[field].includes(item)) tell({ kind: removed, path: [...path, field], name, before: item });
  }
  if (was.default !== is.default) tell({ kind: "profile-default-changed", path: [...path, "default"], name, before: was.default, after: is.default });
  compareProse(was, is, (field, before, after) => tell({ kind: "profile-words-changed", path: [...path, field], name, before, after }));
  if (was.enable !== is.enable) tell({ kind: "profile-words-changed", path: [...path, "enable"], name, before: orAbsent(was.enable), after: orAbsent(is.enable) });
}

/** Actions that come are told as such; here it is the profile's hand that got longer or shorter. */
function compareReach(was: Profile, is: Profile, kept: readonly Kept[], path: readonly string[], tell: (change: NewChange) => void): void {
  for (const { before, after } of kept) {
    const [reached, reaches] = [canReach(was, before.action), canReach(is, after.action)];
    if (reached === reaches) continue;
    const common = { path, profile: is.name, tool: after.tool, action: after.action.name, mutating: isMutating(after.action), standing: "kept", default: is.default } as const;
    const name = keyOf(after.tool, after.action);
    if (reaches) tell({ kind: "profile-reach-gained", ...common, after: name });
    else tell({ kind: "profile-reach-lost", ...common, before: name });
  }
}

/** Whether a call under the profile gets past group and permission. */
function canReach(profile: Pick<Profile, "groups" | "scopes">, action: Action): boolean {
  if (action.policy === "UNDECIDED" || action.group === null || !profile.groups.includes(action.group)) return false;
  return !isMutating(action) || (action.scope !== null && profile.scopes.includes(action.scope));
}

export function keyOf(tool: string, action: Pick<Action, "name">): string {
  return action.name === null ? tool : `${tool}.${action.name}`;
}

/** Actions that a profile reaches, as `tool.action`, in contract order. */
export function reachOf(contract: PublicContract, profile: Profile): readonly string[] {
  return contract.tools.flatMap((tool) => tool.actions.filter((action) => canReach(profile, action)).map((action) => keyOf(tool.name, action)));
}
