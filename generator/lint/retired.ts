import { entriesOf, keysOf } from "../../runtime/contract/ordered.js";
import type { Renames } from "../../runtime/contract/contract.js";
import type { Catalog, CatalogTool } from "../catalog/model.js";
import { keySpan, nodeAt, type Node } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";

/** One line of a list of retired names. */
export interface Retired {
  readonly kind: "tool" | "action" | "parameter";
  readonly former: string;
  readonly canonical: string;
  /** null where it holds for the whole server. */
  readonly tool: CatalogTool | null;
  readonly renames: Renames;
  readonly path: string;
  readonly at: Span;
}

/** Every retired name, the server's first. */
export function* retiredOf(catalog: Catalog): Generator<Retired> {
  const root = nodeAt(catalog.node, "retired");
  yield* within(catalog.retired.tools, "tool", null, "retired.tools", nodeAt(root, "tools"), catalog.node);
  yield* within(catalog.retired.parameters, "parameter", null, "retired.parameters", nodeAt(root, "parameters"), catalog.node);
  for (const tool of catalog.tools) {
    if (keysOf(tool.retired.actions).length + keysOf(tool.retired.parameters).length === 0) continue;
    const node = nodeAt(tool.node, "retired");
    const path = `tools.${tool.name}.retired`;
    yield* within(tool.retired.actions, "action", tool, `${path}.actions`, nodeAt(node, "actions"), tool.node);
    yield* within(tool.retired.parameters, "parameter", tool, `${path}.parameters`, nodeAt(node, "parameters"), tool.node);
  }
}

function* within(renames: Renames, kind: Retired["kind"], tool: CatalogTool | null, path: string, map: Node | undefined, otherwise: Node): Generator<Retired> {
  for (const [former, canonical] of entriesOf(renames)) {
    yield { kind, former, canonical, tool, renames, path: `${path}.${former}`, at: keySpan(map, former, otherwise) };
  }
}
