import { nodeAt } from "../../catalog/tree.js";
import { actionsOf } from "../actions.js";
import type { Rule } from "../rule.js";
import { wordsOf } from "../words.js";

export const exampleIntentDuplicate: Rule<{ intent: string; action: string; other: string }> = {
  id: "example-intent-duplicate",
  severity: "warning",
  blocks: false,
  summary: "Two actions are shown with the same intent.",
  why: "The same words of a person cannot mean two calls; a model that learns from both learns to guess.",
  bad: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    actions:
      types: { policy: READ_ONLY, description: Проверяет типы реквизитов., examples: [{ intent: проверь справочник, arguments: {} }] }
      links: { policy: READ_ONLY, description: Проверяет ссылки., examples: [{ intent: Проверь справочник!, arguments: {} }] }
`,
  good: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    actions:
      types: { policy: READ_ONLY, description: Проверяет типы реквизитов., examples: [{ intent: проверь типы справочника, arguments: {} }] }
      links: { policy: READ_ONLY, description: Проверяет ссылки., examples: [{ intent: проверь ссылки справочника, arguments: {} }] }
`,
  message: ({ intent, action, other }) => `${action} and ${other} are shown with the same intent: ${JSON.stringify(intent)}.`,
  remedy: () => "Say in each what a person wants from this action and not from the other.",
  check(catalog, report) {
    const first = new Map<string, string>();
    for (const { action } of actionsOf(catalog)) {
      for (const [index, { intent }] of action.examples.entries()) {
        const words = wordsOf(intent?.toLowerCase() ?? "").join(" ");
        const other = first.get(words);
        if (words === "" || other === action.path) continue;
        if (other === undefined) first.set(words, action.path);
        else report(nodeAt(action.node, "examples", index, "intent") ?? action.keySpan, action.path, { intent: intent!, action: action.path, other });
      }
    }
  },
};
