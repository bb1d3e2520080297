import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const actionUndecided: Rule<{ action: string; suggested: string | null; because: string | null }> = {
  id: "action-undecided",
  severity: "error",
  blocks: false,
  founding: true,
  summary: "Nobody has decided yet what an action may do.",
  why: "An undecided action is published as writing and is not served. It cannot be suppressed; an import may carry it in a baseline, which only shrinks.",
  bad: `tools:
  object_check:
    policy: UNDECIDED
    description: Проверяет объект.
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
`,
  message: ({ action, suggested, because }) => `${action} is UNDECIDED.${suggested === null ? "" : ` Suggested: ${suggested}${because ? ` (${because})` : ""}.`}`,
  remedy: ({ suggested }) => (suggested === null ? "Read what the action does and write its policy, with a group and, where it writes, a scope." : `Check that it is ${suggested}, write that as its policy, and take the suggestion away.`),
  check(catalog, report) {
    for (const { action } of actionsOf(catalog)) {
      if (action.policy !== "UNDECIDED") continue;
      const place = placeIn(action, "policy");
      const suggested = action.suggestion?.policy ?? null;
      // A person decides; the edit only spares the typing.
      const more = suggested === null ? {} : { suggestion: { confidence: "ask", at: place, replacement: suggested } as const };
      report(place, action.path, { action: action.path, suggested, because: action.suggestion?.because ?? null }, more);
    }
  },
};
