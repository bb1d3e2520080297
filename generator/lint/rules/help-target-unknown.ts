import type { Catalog } from "../../catalog/model.js";
import { nodeAt, type Node } from "../../catalog/tree.js";
import { didYouMean, writeClosest } from "../did-you-mean.js";
import { referableNames, targetsOf } from "../references.js";
import type { Rule } from "../rule.js";

export const helpTargetUnknown: Rule<{ subject: string; help: string; hint: string }> = {
  id: "help-target-unknown",
  severity: "error",
  blocks: true,
  summary: "`help` names a tool or an action that does not exist.",
  why: "A refused write points at its contract: `контракт: <tool> <address>#help`. A model that follows a dead pointer has nowhere else to go.",
  bad: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
    help: object_raed
`,
  good: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
    help: object_read
`,
  message: ({ subject, help, hint }) => `\`help\` of ${subject} names "${help}", which is no tool and no action.${hint}`,
  remedy: () => "Name a reading tool, or a reading action as `tool.action`.",
  check(catalog, report) {
    const find = targetsOf(catalog);
    for (const { subject, help, node } of helpsOf(catalog)) {
      if (find(help) === null) report(node, subject, { subject, help, hint: didYouMean(help, referableNames(catalog)) }, writeClosest(node, help, referableNames(catalog)));
    }
  },
};

/** Every `help` that the catalog writes. */
export function* helpsOf(catalog: Catalog): Generator<{ subject: string; help: string; node: Node }> {
  for (const tool of catalog.tools) {
    const own = nodeAt(tool.node, "help");
    if (tool.help !== null && own !== undefined) yield { subject: `tools.${tool.name}`, help: tool.help, node: own };
    for (const action of tool.actions) {
      const node = action.name === null ? undefined : nodeAt(action.node, "help");
      if (action.help !== null && node !== undefined) yield { subject: action.path, help: action.help, node };
    }
  }
}
