import type { Node } from "../../catalog/tree.js";
import type { Span } from "../../diagnostics/span.js";
import { didYouMean, writeClosest } from "../did-you-mean.js";
import { actionsOf, itemOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const scopeUnknown: Rule<{ subject: string; scope: string; hint: string }> = {
  id: "scope-unknown",
  severity: "error",
  blocks: true,
  summary: "An action or a profile names a scope that is not declared.",
  why: "A scope is granted by a person who reads its title. One that is not declared cannot be granted, so the action could never be called, or, with a slip in the profile, would be.",
  bad: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.wirte
    description: Удаляет объект без возможности вернуть.
`,
  good: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
`,
  message: ({ subject, scope, hint }) => `${subject} names the scope "${scope}", which is not declared.${hint}`,
  remedy: ({ scope }) => `Correct the name, or declare "${scope}" under \`scopes\` with a title.`,
  check(catalog, report) {
    const known = new Set(catalog.scopes.map((scope) => scope.name));
    const unknown = (scope: string): boolean => scope.trim() !== "" && !known.has(scope);
    const judge = (scope: string, place: Node | Span, subject: string): void => report(place, subject, { subject, scope, hint: didYouMean(scope, known) }, writeClosest(place, scope, known));
    for (const { action } of actionsOf(catalog)) {
      if (action.scope !== null && unknown(action.scope)) judge(action.scope, placeIn(action, "scope"), action.path);
    }
    for (const profile of catalog.profiles) {
      const subject = `profiles.${profile.name}`;
      for (const scope of profile.scopes) if (unknown(scope)) judge(scope, itemOf(profile.node, "scopes", scope), subject);
    }
  },
};
