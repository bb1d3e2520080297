import { keySpan, nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";

export const schemaRootCombinator: Rule<{ tool: string; keyword: string }> = {
  id: "schema-root-combinator",
  severity: "error",
  blocks: false,
  summary: "The root of a tool's input schema combines schemas: `anyOf`, `oneOf`, `allOf`, `$ref`, `if`.",
  why: "Interfaces of large models refuse a request with such a tool, and all other tools with it. What an action needs is told by `requires` and checked by the runtime. Where a convention is claimed the keyword is not put on the wire.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    schema: { anyOf: [{ required: [fqn] }, { required: [uuid] }] }
    parameters:
      fqn: { type: string, description: Адрес объекта }
      uuid: { type: string, description: Идентификатор объекта }
`,
  good: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    parameters:
      fqn: { type: string, description: Адрес объекта }
      uuid: { type: string, description: Идентификатор объекта }
    actions:
      by_name: { policy: READ_ONLY, description: Находит объект по адресу., requires: [fqn] }
      by_uuid: { policy: READ_ONLY, description: Находит объект по идентификатору., requires: [uuid] }
`,
  message: ({ tool, keyword }) => `The input schema of ${tool} has \`${keyword}\` at its root.`,
  remedy: () => "Make the alternatives actions with `requires`, or combine inside a property.",
  check(catalog, report) {
    for (const tool of catalog.tools) {
      for (const keyword of ["anyOf", "oneOf", "allOf", "not", "$ref", "$dynamicRef", "if", "dependentSchemas", "enum", "const"]) {
        if (Object.hasOwn(tool.schema, keyword)) report(keySpan(nodeAt(tool.node, "schema"), keyword, tool.node), `tools.${tool.name}.schema.${keyword}`, { tool: `tools.${tool.name}`, keyword });
      }
    }
  },
};
