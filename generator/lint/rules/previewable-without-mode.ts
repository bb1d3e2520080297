import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const previewableWithoutMode: Rule<{ action: string }> = {
  id: "previewable-without-mode",
  severity: "warning",
  blocks: false,
  summary: "An action is PREVIEWABLE where the convention `mode` is not claimed.",
  why: "The policy promises that a call rehearses by default, and without the convention there is no `mode` on the wire to ask for the other.",
  bad: `catalog: 1
server: { name: mcpd, locale: ru }
conventions: [closed]
scopes: { data.write: { title: Изменение данных } }
groups: { data-write: { access: write, title: Изменение данных } }
profiles:
  reader: { title: Только чтение, default: true, groups: [], scopes: [] }
  editor: { title: Редактор, groups: [data-write], scopes: [data.write], enable: Настройки → Профили }
tools:
  object_edit: { group: data-write, policy: PREVIEWABLE, scope: data.write, description: Меняет объект. }
`,
  good: `catalog: 1
server: { name: mcpd, locale: ru }
conventions: [mode, closed]
scopes: { data.write: { title: Изменение данных } }
groups: { data-write: { access: write, title: Изменение данных } }
profiles:
  reader: { title: Только чтение, default: true, groups: [], scopes: [] }
  editor: { title: Редактор, groups: [data-write], scopes: [data.write], enable: Настройки → Профили }
tools:
  object_edit: { group: data-write, policy: PREVIEWABLE, scope: data.write, description: Меняет объект. }
`,
  message: ({ action }) => `${action} is PREVIEWABLE, and the server does not claim the convention \`mode\`.`,
  remedy: () => "Claim it: `conventions: [mode, …]`; where the server has a boolean of its own for it, the policy is PREVIEW_PARAM.",
  check(catalog, report) {
    if (catalog.conventions.includes("mode")) return;
    for (const { tool, action } of actionsOf(catalog)) {
      if (action.policy === "PREVIEWABLE" && !Object.hasOwn(tool.parameters, "mode")) report(placeIn(action, "policy"), action.path, { action: action.path });
    }
  },
};
