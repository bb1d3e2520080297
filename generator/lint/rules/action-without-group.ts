import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const actionWithoutGroup: Rule<{ action: string }> = {
  id: "action-without-group",
  severity: "warning",
  blocks: false,
  summary: "An action belongs to no group.",
  why: "Profiles enable groups, so no profile enables the action, and the runtime does not serve it.",
  bad: `tools:
  object_check: { policy: READ_ONLY, description: Проверяет объект. }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ action }) => `${action} belongs to no group and is not served.`,
  remedy: () => "Write `group:` on the tool where all its actions share it, else on the action.",
  check(catalog, report) {
    // A surface without groups is not served by profiles at all.
    if (catalog.groups.length === 0) return;
    for (const { action } of actionsOf(catalog)) {
      if (action.group === null && action.policy !== null && action.policy !== "UNDECIDED") report(placeIn(action, "group"), action.path, { action: action.path });
    }
  },
};
