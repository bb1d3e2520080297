import { keysOf } from "../../../runtime/contract/ordered.js";
import { keySpan, nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";

export const parameterWithoutAction: Rule<{ tool: string; parameter: string }> = {
  id: "parameter-without-action",
  severity: "warning",
  blocks: false,
  summary: "A parameter of a tool that none of its actions takes.",
  why: "It stands on the wire, so a model will pass it, and every action refuses it as unknown.",
  bad: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    parameters: { deep: { type: boolean, description: Проверять вложенные } }
    actions:
      types: { policy: READ_ONLY, description: Проверяет типы реквизитов. }
`,
  good: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    parameters: { deep: { type: boolean, description: Проверять вложенные } }
    actions:
      types: { policy: READ_ONLY, description: Проверяет типы реквизитов., takes: [deep] }
`,
  message: ({ tool, parameter }) => `No action of ${tool} takes the parameter "${parameter}".`,
  remedy: () => "List it under `takes` or `requires` of the actions that use it, or take it away.",
  check(catalog, report) {
    for (const tool of catalog.tools) {
      if (tool.actions.some((action) => action.takes === "all")) continue;
      const taken = new Set<string>([...tool.required, ...(tool.params === null ? [] : [tool.params])]);
      for (const action of tool.actions) {
        for (const name of [...action.requires, ...action.takes]) taken.add(name);
        if (action.flag !== null) taken.add(action.flag.name);
        if (action.window?.paging != null) taken.add(action.window.paging);
      }
      const node = nodeAt(tool.node, "parameters");
      const path = `tools.${tool.name}`;
      for (const name of keysOf(tool.parameters)) {
        if (!taken.has(name)) report(keySpan(node, name, tool.node), `${path}.parameters.${name}`, { tool: path, parameter: name });
      }
    }
  },
};
