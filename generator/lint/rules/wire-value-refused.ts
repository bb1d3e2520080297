import { entriesOf } from "../../../runtime/contract/ordered.js";
import { keySpan, nodeAt } from "../../catalog/tree.js";
import { protocolWants } from "../listed-keys.js";
import { literalText } from "../literal-text.js";
import type { Rule } from "../rule.js";
import { ownerOf } from "../wire.js";

const catalog = (wire: string): string => `catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  object_list:
    policy: READ_ONLY
    description: Перечисляет объекты.
    wire: ${wire}
`;

export const wireValueRefused: Rule<{ tool: string; key: string; value: string; wanted: string }> = {
  id: "wire-value-refused",
  severity: "error",
  blocks: false,
  summary: "A key under `wire` has a value that the protocol does not take.",
  why: "It is listed as it stands, because a server listed it so. The official client reads the whole list strictly: one such value, and no tool of the server is seen.",
  bad: catalog("{ title: null }"),
  good: catalog("{ icons: [{ src: \"https://example.org/list.png\" }], _meta: { own: 1 } }"),
  message: ({ tool, key, value, wanted }) => `${tool} lists \`${key}: ${value}\`, and the protocol asks for ${wanted} there.`,
  remedy: ({ key, wanted }) => `Make it ${wanted}, or take \`${key}\` away, at the server too.`,
  check(catalog, report) {
    for (const tool of catalog.tools) {
      for (const [key, value] of entriesOf(tool.wire)) {
        const wanted = protocolWants(key, value);
        if (wanted === null || ownerOf(catalog, tool, key, value) !== null) continue;
        report(keySpan(nodeAt(tool.node, "wire"), key, tool.node), `tools.${tool.name}.wire.${key}`, { tool: `tools.${tool.name}`, key, value: literalText(value), wanted });
      }
    }
  },
};
