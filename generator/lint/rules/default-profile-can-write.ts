import { actionsOf, isDecidedToWrite, itemOf } from "../actions.js";
import type { Rule } from "../rule.js";

export const defaultProfileCanWrite: Rule<{ profile: string; kind: "group" | "scope"; name: string }> = {
  id: "default-profile-can-write",
  severity: "error",
  blocks: true,
  founding: true,
  summary: "The default profile has a writing group or a scope that a mutating action needs.",
  why: "A fresh workspace gets the default profile without anybody's decision. The right to write is a step that a person takes.",
  bad: `catalog: 1
server: { name: mcpd, locale: ru }
scopes: { data.write: { title: Изменение данных } }
groups: { data-write: { access: write, title: Изменение данных } }
profiles: { editor: { title: Редактор, default: true, groups: [data-write], scopes: [data.write] } }
tools:
  object_edit:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Меняет объект.
`,
  good: `catalog: 1
server: { name: mcpd, locale: ru }
scopes: { data.write: { title: Изменение данных } }
groups: { data-write: { access: write, title: Изменение данных } }
profiles:
  reader: { title: Только чтение, default: true, groups: [], scopes: [] }
  editor: { title: Редактор, groups: [data-write], scopes: [data.write], enable: Настройки → Профили }
tools:
  object_edit:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Меняет объект.
`,
  message: ({ profile, kind, name }) =>
    kind === "group" ? `The default profile "${profile}" enables the writing group "${name}".` : `The default profile "${profile}" holds the scope "${name}", which a mutating action needs.`,
  remedy: ({ kind, name }) => `Take the ${kind} "${name}" out of the default profile, and give it to a profile that a person enables.`,
  check(catalog, report) {
    const writing = new Set(catalog.groups.filter((group) => group.access === "write").map((group) => group.name));
    const mutating = new Set<string>();
    for (const { action } of actionsOf(catalog)) if (isDecidedToWrite(action) && action.scope !== null) mutating.add(action.scope);
    for (const profile of catalog.profiles) {
      if (!profile.default) continue;
      const path = `profiles.${profile.name}`;
      for (const name of profile.groups ?? []) if (writing.has(name)) report(itemOf(profile.node, "groups", name), path, { profile: profile.name, kind: "group", name });
      for (const name of profile.scopes) if (mutating.has(name)) report(itemOf(profile.node, "scopes", name), path, { profile: profile.name, kind: "scope", name });
    }
  },
};
