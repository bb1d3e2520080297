import { FIELDS, SECTIONS } from "../../../runtime/answer/labels.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import { nodeAt } from "../../catalog/tree.js";
import { didYouMean, writeClosest } from "../did-you-mean.js";
import { actionsOf, itemOf } from "../actions.js";
import type { Rule } from "../rule.js";

export const labelUnknown: Rule<{ action: string; kind: string; label: string; hint: string }> = {
  id: "label-unknown",
  severity: "error",
  blocks: true,
  summary: "`answer` of an action names a field or a section that is neither standard nor declared under `labels`.",
  why: "A model finds the values of an answer by their labels, so labels and their meanings are part of the contract.",
  bad: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
    answer: { fields: [references_updated], sections: [] }
`,
  good: `labels:
  fields: { references_updated: Сколько ссылок исправлено. }
tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
    answer: { fields: [references_updated], sections: [Warnings] }
`,
  message: ({ action, kind, label, hint }) => `\`answer.${kind}\` of ${action} names "${label}", which has no meaning yet.${hint}`,
  remedy: ({ kind, label }) => `Correct the label, or say what "${label}" means under \`labels.${kind}\`.`,
  check(catalog, report) {
    const known = {
      fields: new Set([...keysOf(FIELDS), ...keysOf(catalog.labels.fields)]),
      sections: new Set([...keysOf(SECTIONS), ...keysOf(catalog.labels.sections)]),
    };
    for (const { action } of actionsOf(catalog)) {
      for (const kind of ["fields", "sections"] as const) {
        for (const label of action.answer[kind]) {
          if (known[kind].has(label)) continue;
          const place = itemOf(nodeAt(action.node, "answer") ?? action.node, kind, label);
          report(place, action.path, { action: action.path, kind, label, hint: didYouMean(label, known[kind]) }, writeClosest(place, label, known[kind]));
        }
      }
    }
  },
};
