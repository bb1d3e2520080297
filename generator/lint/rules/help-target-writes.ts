import { targetsOf } from "../references.js";
import type { Rule } from "../rule.js";
import { helpsOf } from "./help-target-unknown.js";

export const helpTargetWrites: Rule<{ subject: string; help: string; action: string; policy: string }> = {
  id: "help-target-writes",
  severity: "error",
  blocks: true,
  summary: "`help` points at a tool or an action that writes.",
  why: "A refusal sends the model there to read. Sent to a writing tool, it learns by trying, which is what the refusal should prevent.",
  bad: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
    help: object_edit
`,
  good: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
    help: object_read
`,
  message: ({ subject, help, action, policy }) => `\`help\` of ${subject} points at "${help}", where ${action} is ${policy}.`,
  remedy: () => "Point at a tool that only reads, or at one of its reading actions: `tool.action`.",
  check(catalog, report) {
    const find = targetsOf(catalog);
    for (const { subject, help, node } of helpsOf(catalog)) {
      const target = find(help);
      if (target === null) continue;
      const writing = (target.action === null ? target.tool.actions : [target.action]).find((action) => action.policy !== "READ_ONLY");
      if (writing) report(node, subject, { subject, help, action: writing.path, policy: writing.policy ?? "without a policy" });
    }
  },
};
