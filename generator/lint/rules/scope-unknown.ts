import { didYouMean } from "../did-you-mean.js";
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
    for (const { action } of actionsOf(catalog)) {
      if (action.scope !== null && unknown(action.scope)) report(placeIn(action, "scope"), action.path, { subject: action.path, scope: action.scope, hint: didYouMean(action.scope, known) });
    }
    for (const profile of catalog.profiles) {
      const subject = `profiles.${profile.name}`;
      for (const scope of profile.scopes) if (unknown(scope)) report(itemOf(profile.node, "scopes", scope), subject, { subject, scope, hint: didYouMean(scope, known) });
    }
  },
};
