import type { Policy } from "../../runtime/contract/contract.js";
import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";
import { nodeAt, type Node } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";

/** Every action with its tool, in the catalog's order. */
export function* actionsOf(catalog: Catalog): Generator<{ tool: CatalogTool; action: CatalogAction }> {
  for (const tool of catalog.tools) for (const action of tool.actions) yield { tool, action };
}

/** True for an action whose policy says that it writes; an undecided one is not decided to. */
export function isDecidedToWrite(action: CatalogAction): action is CatalogAction & { policy: Exclude<Policy, "READ_ONLY" | "UNDECIDED"> } {
  return action.policy !== null && action.policy !== "READ_ONLY" && action.policy !== "UNDECIDED";
}

/** Where an action says something, or the action's own key where it does not. */
export function placeIn(action: CatalogAction, ...path: readonly (string | number)[]): Node | Span {
  return nodeAt(action.node, ...path) ?? action.keySpan;
}

/** Where a list of a part names something: `requires: [value]`. */
export function itemOf(node: Node, key: string, value: string): Node {
  const list = nodeAt(node, key);
  const item = list?.kind === "list" ? list.items.find((one) => one.kind === "scalar" && one.value === value) : undefined;
  return item ?? list ?? node;
}
