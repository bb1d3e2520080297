import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const scopeOnReadingAction: Rule<{ action: string; scope: string }> = {
  id: "scope-on-reading-action",
  severity: "warning",
  blocks: false,
  summary: "A READ_ONLY action names a scope.",
  why: "Scopes are the right to change something. On a reading action one is either a slip, or the policy is.",
  bad: `tools:
  object_check: { group: data-read, policy: READ_ONLY, scope: data.write, description: Проверяет объект. }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ action, scope }) => `${action} is READ_ONLY and names the scope "${scope}".`,
  remedy: () => "Take the scope away, or write the policy that the action has.",
  check(catalog, report) {
    for (const { action } of actionsOf(catalog)) {
      if (action.policy === "READ_ONLY" && action.scope !== null) report(placeIn(action, "scope"), action.path, { action: action.path, scope: action.scope });
    }
  },
};
