import { keySpan, nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";

const catalog = (answers: string, rest: string): string => `catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
${answers}tools:
  object_count:
    policy: READ_ONLY
    description: Считает объекты.
${rest}`;

export const outputSchemaWithAnswers: Rule<{ tool: string; answers: string }> = {
  id: "output-schema-with-answers",
  severity: "error",
  blocks: false,
  summary: "A literal `outputSchema` where `answers` decides how answers look.",
  why: "In `markdown` no output schema is published, in `envelope` it is the envelope's: the literal would stand in the catalog and nowhere else.",
  bad: catalog("answers: markdown\n", "    outputSchema: { type: object }\n"),
  good: catalog("answers: envelope\n", "    result: { type: object, properties: { count: { type: integer } } }\n"),
  message: ({ tool, answers }) => `${tool} has an \`outputSchema\`, and the answers of the server are \`${answers}\`.`,
  remedy: () => "Describe the data of each action under `result`, and take `outputSchema` away.",
  check(catalog, report) {
    if (catalog.answers === null) return;
    for (const tool of catalog.tools) {
      if (tool.outputSchema !== null) report(keySpan(tool.node, "outputSchema", nodeAt(tool.node, "outputSchema") ?? tool.node), `tools.${tool.name}.outputSchema`, { tool: `tools.${tool.name}`, answers: catalog.answers });
    }
  },
};
