import { hintAsRead } from "../../../runtime/surface/hints.js";
import type { CatalogTool } from "../../catalog/model.js";
import { nodeAt } from "../../catalog/tree.js";
import { isDecidedToWrite } from "../actions.js";
import { literalText } from "../literal-text.js";
import type { Rule } from "../rule.js";

export const annotationContradictsPolicy: Rule<{ tool: string; annotation: string; value: boolean; written: string; action: string; policy: string }> = {
  id: "annotation-contradicts-policy",
  severity: "error",
  blocks: true,
  summary: "A hand-written hint says that a tool only reads where one of its actions writes, or the reverse.",
  why: "Clients approve calls of read-only tools by themselves. A wrong hint lets a write pass unseen, or asks a person about every read.",
  bad: `catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  object:
    description: Читает и меняет объект.
    annotations: { readOnlyHint: true }
    actions:
      show: { policy: READ_ONLY, description: Показывает объект. }
      drop: { policy: APPLY_ONLY, scope: data.write, description: Удаляет объект. }
scopes: { data.write: { title: Изменение данных } }
profiles:
  reader: { title: Только чтение, default: true, scopes: [] }
  editor: { title: Редактор, scopes: [data.write], enable: Настройки → Профили }
`,
  good: `catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  object:
    description: Читает и меняет объект.
    annotations: { readOnlyHint: false, destructiveHint: true }
    actions:
      show: { policy: READ_ONLY, description: Показывает объект. }
      drop: { policy: APPLY_ONLY, scope: data.write, description: Удаляет объект. }
scopes: { data.write: { title: Изменение данных } }
profiles:
  reader: { title: Только чтение, default: true, scopes: [] }
  editor: { title: Редактор, scopes: [data.write], enable: Настройки → Профили }
`,
  message: ({ tool, annotation, written, action, policy }) => `${tool} says \`${annotation}: ${written}\`, and ${action} is ${policy}.`,
  remedy: ({ annotation, value }) => `Write \`${annotation}: ${!value}\`, or claim the convention \`hints\` and take it away: it is derived then.`,
  check(catalog, report) {
    for (const tool of catalog.tools) {
      if (tool.annotations === null) continue;
      for (const annotation of ["readOnlyHint", "destructiveHint"] as const) {
        const value = hintAsRead(tool.annotations, annotation);
        if (value === null) continue;
        const against = contradiction(tool, annotation, value);
        if (against === undefined) continue;
        const place = nodeAt(tool.node, "annotations", annotation) ?? tool.node;
        report(place, `tools.${tool.name}.annotations.${annotation}`, { tool: `tools.${tool.name}`, annotation, value, written: literalText(tool.annotations[annotation]!), action: against.path, policy: against.policy! });
      }
    }
  },
};

/** The action that a hint contradicts. Only decided policies speak. */
function contradiction(tool: CatalogTool, annotation: "readOnlyHint" | "destructiveHint", value: boolean): CatalogTool["actions"][number] | undefined {
  if (annotation === "readOnlyHint" && value) return tool.actions.find(isDecidedToWrite);
  // A destructive tool, or one that is not read-only, has at least one action that writes.
  if (annotation === "destructiveHint" && !value) return undefined;
  return tool.actions.every((action) => action.policy === "READ_ONLY") ? tool.actions[0] : undefined;
}
