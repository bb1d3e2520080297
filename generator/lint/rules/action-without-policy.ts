import { nodeAt } from "../../catalog/tree.js";
import { actionsOf, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const actionWithoutPolicy: Rule<{ action: string; written: string }> = {
  id: "action-without-policy",
  severity: "error",
  blocks: true,
  founding: true,
  summary: "An action has no policy.",
  why: "The policy is the promise whether a call reads, rehearses or acts. It is never inherited: a promise that comes from the tool can be cancelled by an edit next door.",
  bad: `tools:
  object_delete:
    group: data-write
    scope: data.write
    description: Удаляет объект без возможности вернуть.
`,
  good: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
`,
  message: ({ action, written }) => `${action} ${written}.`,
  remedy: () => "Write one of READ_ONLY, PREVIEWABLE, PREVIEW_PARAM or APPLY_ONLY on the action itself, or UNDECIDED until somebody knows.",
  check(catalog, report) {
    for (const { action } of actionsOf(catalog)) {
      if (action.policy !== null) continue;
      const node = nodeAt(action.node, "policy");
      const written = node === undefined ? "has no policy" : `has no policy that is known: ${node.kind === "scalar" ? JSON.stringify(node.value) : `a ${node.kind}`}`;
      report(placeIn(action, "policy"), action.path, { action: action.path, written });
    }
  },
};
