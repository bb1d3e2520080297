import { keySpan, nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";

export const annotationHandwritten: Rule<{ tool: string; annotation: string }> = {
  id: "annotation-handwritten",
  severity: "error",
  blocks: false,
  summary: "`readOnlyHint` or `destructiveHint` is written by hand where the convention `hints` derives it.",
  why: "Derived hints follow the policies. A literal beside them is not published, and a reader of the catalog takes it for what clients see.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    annotations: { readOnlyHint: true }
    description: Проверяет объект.
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    annotations: { idempotentHint: true }
    description: Проверяет объект.
`,
  message: ({ tool, annotation }) => `${tool} writes \`${annotation}\`, which the convention \`hints\` derives from the policies.`,
  remedy: ({ annotation }) => `Take \`${annotation}\` away.`,
  check(catalog, report) {
    if (!catalog.conventions.includes("hints")) return;
    for (const tool of catalog.tools) {
      for (const annotation of ["readOnlyHint", "destructiveHint"]) {
        if (tool.annotations === null || !Object.hasOwn(tool.annotations, annotation)) continue;
        report(keySpan(nodeAt(tool.node, "annotations"), annotation, tool.node), `tools.${tool.name}.annotations.${annotation}`, { tool: `tools.${tool.name}`, annotation });
      }
    }
  },
};
