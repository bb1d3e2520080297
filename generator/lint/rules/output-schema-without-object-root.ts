import { keyword } from "../../../runtime/contract/schema.js";
import { nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";

const catalog = (output: string): string => `catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  object_list:
    policy: READ_ONLY
    description: Перечисляет объекты.
    outputSchema: ${output}
`;

export const outputSchemaWithoutObjectRoot: Rule<{ tool: string; found: string }> = {
  id: "output-schema-without-object-root",
  severity: "error",
  blocks: false,
  summary: "An `outputSchema` has no `type: object` at its root.",
  why: "The official client reads the whole list strictly: one such schema, and no tool of the server is seen.",
  bad: catalog("{ type: array, items: { type: string } }"),
  good: catalog("{ type: object, properties: { items: { type: array, items: { type: string } } } }"),
  message: ({ tool, found }) => `The \`outputSchema\` of ${tool} has ${found} at its root.`,
  remedy: () => "Write `type: object` at the root; a list belongs into a property, a reference beside the type.",
  check(catalog, report) {
    for (const tool of catalog.tools) {
      if (tool.outputSchema === null) continue;
      const type = keyword(tool.outputSchema, "type");
      if (type === "object") continue;
      const reference = keyword(tool.outputSchema, "$ref");
      const found = type !== undefined ? `\`type: ${JSON.stringify(type)}\`` : reference !== undefined ? "`$ref` and no type" : "no type";
      report(nodeAt(tool.node, "outputSchema") ?? tool.node, `tools.${tool.name}.outputSchema`, { tool: `tools.${tool.name}`, found });
    }
  },
};
