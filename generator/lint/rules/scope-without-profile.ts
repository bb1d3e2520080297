import { actionsOf, isDecidedToWrite } from "../actions.js";
import type { Rule } from "../rule.js";

export const scopeWithoutProfile: Rule<{ scope: string; actions: number }> = {
  id: "scope-without-profile",
  severity: "warning",
  blocks: false,
  summary: "A scope that actions need is held by no profile.",
  why: "Nobody can be granted it, so every call of these actions is refused, and the refusal has no profile to name.",
  bad: `scopes: { users.write: { title: Изменение пользователей } }
tools:
  user_block: { group: data-write, policy: APPLY_ONLY, scope: users.write, description: Запрещает вход пользователю. }
`,
  good: `scopes: { users.write: { title: Изменение пользователей } }
profiles:
  admin: { title: Администратор, groups: [data-write], scopes: [users.write, data.write], enable: Настройки → Профили }
tools:
  user_block: { group: data-write, policy: APPLY_ONLY, scope: users.write, description: Запрещает вход пользователю. }
`,
  message: ({ scope, actions }) => `The scope "${scope}" is needed by ${actions} ${actions === 1 ? "action" : "actions"} and held by no profile.`,
  remedy: ({ scope }) => `List "${scope}" in the profile that should have the right.`,
  check(catalog, report) {
    const held = new Set(catalog.profiles.flatMap((profile) => profile.scopes));
    const needed = new Map<string, number>();
    for (const { action } of actionsOf(catalog)) {
      if (isDecidedToWrite(action) && action.scope !== null) needed.set(action.scope, (needed.get(action.scope) ?? 0) + 1);
    }
    for (const scope of catalog.scopes) {
      const actions = needed.get(scope.name);
      if (actions !== undefined && !held.has(scope.name)) report(scope.keySpan, `scopes.${scope.name}`, { scope: scope.name, actions });
    }
  },
};
