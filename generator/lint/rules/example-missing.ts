import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const exampleMissing: Rule<{ action: string }> = {
  id: "example-missing",
  severity: "note",
  blocks: false,
  summary: "An action has no example with an intent.",
  why: "Examples show a model and a reader the call at work, and the words of people are ranked against all descriptions to see which tool they find.",
  bad: `catalog: 1
server: { name: mcpd, locale: ru }
groups: { data-read: { access: read, title: Чтение данных } }
profiles: { reader: { title: Только чтение, default: true, scopes: [] } }
tools:
  object_read:
    group: data-read
    policy: READ_ONLY
    description: Показывает объект.
    parameters: { fqn: { type: string, description: Адрес объекта } }
`,
  good: `catalog: 1
server: { name: mcpd, locale: ru }
groups: { data-read: { access: read, title: Чтение данных } }
profiles: { reader: { title: Только чтение, default: true, scopes: [] } }
tools:
  object_read:
    group: data-read
    policy: READ_ONLY
    description: Показывает объект.
    parameters: { fqn: { type: string, description: Адрес объекта } }
    examples: [{ intent: покажи справочник Контрагенты, arguments: { fqn: Catalog.Контрагенты } }]
`,
  message: ({ action }) => `${action} has no example with an \`intent\`.`,
  remedy: () => "Add `examples` with what a person would ask for, and the arguments that answer it.",
  check(catalog, report) {
    for (const { action } of actionsOf(catalog)) {
      if (!action.examples.some((example) => example.intent !== null && example.intent.trim() !== "")) report(placeIn(action, "examples"), action.path, { action: action.path });
    }
  },
};
