import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isJsonObject } from "../../../runtime/contract/schema.js";
import { keySpan, nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";
import { ownerOf, TABLES, toldWrong } from "../wire.js";

export const wireKeyOwned: Rule<{ tool: string; key: string; because: string; remedy: string }> = {
  id: "wire-key-owned",
  severity: "error",
  blocks: true,
  summary: "A key stands under `wire` that the catalog says at a place of its own, or derives.",
  why: "Everything is said once. Under `wire` no check looks: a write could be listed as read-only there, and a description without the sentence that warns of it.",
  bad: `tools:
  object_drop:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    help: object_read
    description: Удаляет объект.
    wire: { annotations: { readOnlyHint: true } }
`,
  good: `tools:
  object_drop:
    group: data-write
    policy: APPLY_ONLY
    scope: data.write
    help: object_read
    description: Удаляет объект.
    annotations: { idempotentHint: true }
    wire: { _meta: { own: 1 } }
`,
  message: ({ tool, key, because }) => `${tool} has \`${key}\` under \`wire\`, and ${because}.`,
  remedy: ({ remedy }) => remedy,
  check(catalog, report) {
    const derives = catalog.conventions.includes("hints");
    for (const tool of catalog.tools) {
      const path = `tools.${tool.name}`;
      for (const [key, value] of entriesOf(tool.wire)) {
        const owner = ownerOf(catalog, tool, key, value);
        if (owner === null) continue;
        report(keySpan(nodeAt(tool.node, "wire"), key, tool.node), `${path}.wire.${key}`, { tool: path, key, because: owner.because, remedy: owner.remedy }, owner.dead ? { blocks: false } : {});
      }
      const meta = Object.hasOwn(tool.wire, "_meta") ? tool.wire["_meta"] : undefined;
      if (!isJsonObject(meta)) continue;
      for (const key of TABLES) {
        if (!Object.hasOwn(meta, key)) continue;
        const wrong = derives ? undefined : toldWrong(catalog, tool, key, meta[key]!);
        if (!derives && wrong === undefined) continue;
        const because = wrong === undefined ? "the convention `hints` writes it from the policies" : `it tells ${wrong.action} otherwise, which is ${wrong.policy}`;
        const remedy = wrong === undefined ? "Take it away." : "Take it away. The convention `hints` writes it from the policies.";
        report(keySpan(nodeAt(tool.node, "wire", "_meta"), key, tool.node), `${path}.wire._meta.${key}`, { tool: path, key, because, remedy }, derives ? { blocks: false } : {});
      }
    }
  },
};
