import type { Catalog, CatalogAction } from "../../catalog/model.js";
import type { Latch } from "../../../runtime/contract/contract.js";
import { nodeAt } from "../../catalog/tree.js";
import { actionsOf, itemOf } from "../actions.js";
import type { Rule } from "../rule.js";

export const latchImpossible: Rule<{ action: string; latch: string; reason: string }> = {
  id: "latch-impossible",
  severity: "error",
  blocks: true,
  summary: "A latch that the action can never satisfy, or that guards nothing.",
  why: "Latches fail closed: what cannot be satisfied makes an action that nobody can apply, and one on a reading action promises a protection that is not needed.",
  bad: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    latches: [preview]
    description: Удаляет объект без возможности вернуть.
`,
  good: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    latches: [confirm]
    description: Удаляет объект без возможности вернуть.
    parameters: { fqn: { type: string, description: Адрес объекта } }
    required: [fqn]
    address: fqn
`,
  message: ({ action, latch, reason }) => `${action} has the latch \`${latch}\`, and ${reason}.`,
  remedy: ({ latch }) => `Take \`${latch}\` out of \`latches\`, or give the action what it needs.`,
  check(catalog, report) {
    for (const { action } of actionsOf(catalog)) {
      for (const latch of action.latches) {
        const reason = reasonAgainst(latch, action, catalog);
        if (reason !== null) report(itemOf(action.node, "latches", latch), action.path, { action: action.path, latch, reason });
      }
    }
  },
};

function reasonAgainst(latch: Latch, action: CatalogAction, catalog: Catalog): string | null {
  if (action.policy === "READ_ONLY") return "the action only reads";
  if (latch === "preview" && action.policy === "APPLY_ONLY") return "an APPLY_ONLY action has no rehearsal whose token a call could give";
  if ((latch === "confirm" || latch === "allowlist") && action.address === null) return "the action has no `address` to compare with";
  if (latch === "allowlist" && catalog.profiles.length > 0 && catalog.profiles.every((profile) => nodeAt(profile.node, "allowlist") === undefined)) return "no profile has an `allowlist`";
  return null;
}
