import { entriesOf } from "../../../runtime/contract/ordered.js";
import { ANNOTATION_TYPES, isMistyped } from "../../../runtime/surface/hints.js";
import { nodeAt } from "../../catalog/tree.js";
import { literalText } from "../literal-text.js";
import type { Rule } from "../rule.js";

const catalog = (annotations: string): string => `catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  object_list:
    policy: READ_ONLY
    description: Перечисляет объекты.
    annotations: ${annotations}
`;

export const annotationWrongType: Rule<{ tool: string; annotation: string; value: string; type: string }> = {
  id: "annotation-wrong-type",
  severity: "error",
  blocks: false,
  summary: "A hint that is not `true` or `false`, or a title among the annotations that is no text.",
  why: "The official client reads the whole list strictly: one such annotation, and no tool of the server is seen. A client that does not check takes any text for `true`, `\"false\"` too.",
  bad: catalog('{ idempotentHint: "yes" }'),
  good: catalog("{ idempotentHint: true, title: Объекты }"),
  message: ({ tool, annotation, value, type }) => `${tool} says \`${annotation}: ${value}\`, and the protocol asks for ${type} there.`,
  remedy: ({ annotation, type }) => `Write ${type}, or take \`${annotation}\` away.`,
  check(catalog, report) {
    for (const tool of catalog.tools) {
      for (const [annotation, value] of entriesOf(tool.annotations ?? {})) {
        if (!isMistyped(annotation, value)) continue;
        const type = ANNOTATION_TYPES.get(annotation) === "string" ? "a text" : "`true` or `false`";
        report(nodeAt(tool.node, "annotations", annotation) ?? tool.node, `tools.${tool.name}.annotations.${annotation}`, { tool: `tools.${tool.name}`, annotation, value: literalText(value), type });
      }
    }
  },
};
