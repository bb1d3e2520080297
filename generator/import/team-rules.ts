import type { Policy } from "../../runtime/contract/contract.js";
import { flagOf, type Decision, type Undecided } from "./decide.js";
import { scopeOf } from "./suggest.js";

/** A rule of the team's own: actions of such names have such a policy. */
export interface TeamRule {
  readonly pattern: string;
  readonly policy: Exclude<Policy, "UNDECIDED">;
  /** Null: the scope that the import suggests. */
  readonly scope: string | null;
}

const POLICIES = ["READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY"] as const;

/** `get_*=READ_ONLY`, `issues.delete*=APPLY_ONLY:issues.write`; a sentence about what is wrong where it is none. */
export function readTeamRule(text: string): TeamRule | string {
  const [, pattern = "", word = "", scope] = /^(.+)=([A-Z_]+)(?::([^:\s]+))?$/s.exec(text) ?? [];
  const policy = POLICIES.find((known) => known === word);
  if (policy === undefined) return `It must be a pattern of names, \`=\`, a policy (${POLICIES.join(", ")}) and, for one that writes, \`:\` and a scope: issues.delete*=APPLY_ONLY:issues.write.`;
  if (policy === "READ_ONLY" && scope !== undefined) return "An action that only reads has no scope.";
  return { pattern, policy, scope: scope ?? null };
}

/** What the first fitting rule decides; null where none fits, or where it leaves something open. */
export function ruledBy(rules: readonly TeamRule[], undecided: Undecided): Decision | null {
  const rule = rules.find(({ pattern }) => fits(pattern, undecided.name));
  if (rule === undefined) return null;
  const comment = `by the rule ${rule.pattern}`;
  if (rule.policy === "READ_ONLY") return { policy: rule.policy, scope: null, comment };
  const scope = rule.scope ?? undecided.action.suggestion?.scope ?? scopeOf(undecided.tool.name);
  if (rule.policy !== "PREVIEW_PARAM") return { policy: rule.policy, scope, comment };
  const flag = flagOf(undecided.tool);
  return flag === null ? null : { policy: rule.policy, scope, flag, comment };
}

/** `*` stands for any stretch of a name. Linear: each part is looked for once, from the left. */
function fits(pattern: string, name: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return name === pattern;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  const last = rest.pop()!;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}
