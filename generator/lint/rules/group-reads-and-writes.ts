import { nodeAt } from "../../catalog/tree.js";
import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const groupReadsAndWrites: Rule<{ group: string; access: string; action: string; policy: string }> = {
  id: "group-reads-and-writes",
  severity: "error",
  blocks: true,
  founding: true,
  summary: "A group holds an action of the other kind: one that writes in a reading group, or one that reads in a writing group.",
  why: "The right to write lives in groups. Whoever enables a reading group must be sure that nothing in it writes, whatever tool it belongs to; read-only modes of several servers were walked around through one mixed tool.",
  bad: `tools:
  object_check:
    group: data-read
    policy: PREVIEWABLE
    scope: data.write
    description: Проверяет и исправляет объект.
`,
  good: `tools:
  object_check:
    description: Проверяет и исправляет объект.
    actions:
      show: { policy: READ_ONLY, group: data-read, description: Показывает ошибки. }
      fix: { policy: PREVIEWABLE, group: data-write, scope: data.write, description: Исправляет ошибки. }
`,
  message: ({ group, access, action, policy }) => `Group "${group}" is for ${access === "read" ? "reading" : "writing"}, and ${action} in it is ${policy}${policy === "UNDECIDED" ? ", which counts as writing" : ""}.`,
  remedy: ({ access }) => `Give the action a group with \`access: ${access === "read" ? "write" : "read"}\`; in a tool that reads and writes every action names its own.`,
  check(catalog, report) {
    const access = new Map(catalog.groups.map((group) => [group.name, group.access]));
    for (const { tool, action } of actionsOf(catalog)) {
      if (action.group === null) continue;
      const allowed = access.get(action.group);
      // Without a policy an action counts as writing; undecided it may stand in a writing group.
      const reads = action.policy === "READ_ONLY";
      if (allowed === undefined || reads === (allowed === "read")) continue;
      const place = nodeAt(action.node, "group") ?? nodeAt(tool.node, "group") ?? action.keySpan;
      report(action.name === null ? place : placeIn(action, "policy"), action.path, { group: action.group, access: allowed, action: action.path, policy: action.policy ?? "without a policy" });
    }
  },
};
