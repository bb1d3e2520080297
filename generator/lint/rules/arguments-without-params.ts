import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const argumentsWithoutParams: Rule<{ action: string }> = {
  id: "arguments-without-params",
  severity: "error",
  blocks: true,
  summary: "An action types the `arguments` of an open object that the tool does not have.",
  why: "`arguments` describes the object that `params` of the tool names. Without it the schema would stand in the contract and nowhere on the wire.",
  bad: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    actions:
      types:
        policy: READ_ONLY
        description: Проверяет типы реквизитов.
        arguments: { type: object, properties: { deep: { type: boolean, description: Проверять вложенные } } }
`,
  good: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    params: options
    parameters: { options: { type: object, description: Настройки проверки } }
    actions:
      types:
        policy: READ_ONLY
        description: Проверяет типы реквизитов.
        arguments: { type: object, properties: { deep: { type: boolean, description: Проверять вложенные } } }
`,
  message: ({ action }) => `${action} has \`arguments\`, and its tool names no \`params\`.`,
  remedy: () => "Write `params:` on the tool with the name of the object parameter, or list the properties under the tool's `parameters` and name them in `requires` and `takes`.",
  check(catalog, report) {
    for (const { tool, action } of actionsOf(catalog)) {
      if (action.arguments !== null && tool.params === null) report(placeIn(action, "arguments"), action.path, { action: action.path });
    }
  },
};
