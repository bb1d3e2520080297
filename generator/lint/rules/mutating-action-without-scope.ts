import { nodeAt } from "../../catalog/tree.js";
import { actionsOf, isDecidedToWrite, placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const mutatingActionWithoutScope: Rule<{ action: string; policy: string; written: string; declared: readonly string[] }> = {
  id: "mutating-action-without-scope",
  severity: "error",
  blocks: true,
  founding: true,
  summary: "An action that can write names no scope.",
  why: "The scope is what a person grants. An action without one is either closed to everybody or open to everybody, and both were reported of servers whose check saw an empty permission and let the call pass.",
  bad: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: ""
    description: Удаляет объект без возможности вернуть.
`,
  good: `tools:
  object_delete:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    description: Удаляет объект без возможности вернуть.
`,
  message: ({ action, policy, written }) => `${action} is ${policy} and ${written}.`,
  remedy: ({ declared }) => `Write the scope that the call needs, literally, on the action: ${declared.map((scope) => `\`scope: ${scope}\``).join(" or ")}${declared.length === 0 ? "`scope: data.write`, and declare it under `scopes`" : ", or a new one, declared under `scopes` too"}.`,
  check(catalog, report) {
    const declared = catalog.scopes.slice(0, MOST_SHOWN).map(({ name }) => name);
    for (const { action } of actionsOf(catalog)) {
      if (!isDecidedToWrite(action) || (action.scope !== null && action.scope.trim() !== "")) continue;
      const node = nodeAt(action.node, "scope");
      const written = node === undefined ? "names no scope" : `its scope is ${JSON.stringify(node.kind === "scalar" ? node.value : "")}`;
      report(placeIn(action, "scope"), action.path, { action: action.path, policy: action.policy, written, declared });
    }
  },
};

const MOST_SHOWN = 4;
