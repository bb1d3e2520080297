import { keySpan, nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";

export const schemaRootMisplaced: Rule<{ tool: string; keyword: string; belongs: string }> = {
  id: "schema-root-misplaced",
  severity: "error",
  blocks: true,
  summary: "`schema` of a tool writes `properties`, `required` or `type`, which have places of their own.",
  why: "Each name is typed once, under `parameters`. A second list beside it would be on the wire and unknown to every check.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    schema: { properties: { fqn: { type: string, description: Адрес объекта } } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { fqn: { type: string, description: Адрес объекта } }
`,
  message: ({ tool, keyword, belongs }) => `\`schema\` of ${tool} writes \`${keyword}\`, which ${belongs}.`,
  remedy: ({ belongs }) => `Take it out of \`schema\`: it ${belongs}.`,
  check(catalog, report) {
    for (const tool of catalog.tools) {
      const { schema } = tool;
      const told = (keyword: string, belongs: string): void => report(keySpan(nodeAt(tool.node, "schema"), keyword, tool.node), `tools.${tool.name}.schema.${keyword}`, { tool: `tools.${tool.name}`, keyword, belongs });
      if (Object.hasOwn(schema, "properties")) told("properties", "belongs under `parameters`");
      // An import keeps an empty list as it was written.
      if (Object.hasOwn(schema, "required") && !(Array.isArray(schema["required"]) && schema["required"].length === 0)) told("required", "belongs to the tool itself");
      if (Object.hasOwn(schema, "type") && schema["type"] !== "object") told("type", "is always `object`");
    }
  },
};
