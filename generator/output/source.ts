import type { MapNode, Node } from "../catalog/tree.js";

/**
 * The catalog's own data as digests take it: without comments, quotes, anchors and layout, so that
 * an edit that changes no meaning leaves no trace; and from the tree, not from the contract, so that a
 * generator that publishes differently is not taken for a catalog that moved.
 */
export function toolSource(tool: MapNode): string {
  return unordered(tool, (value, key) => (key === "actions" && value.kind === "map" ? actions(value) : written(value)));
}

/** Everything that stands beside the tools and that an output may depend on. */
export function serverSource(root: MapNode): string {
  const entries = new Map([...root.entries].filter(([key]) => !ASIDE.has(key)));
  return unordered({ ...root, entries }, written);
}

/** How the catalog is split, where things lie, what is tolerated; and the tools, which speak for themselves. */
const ASIDE: ReadonlySet<string> = new Set(["catalog", "include", "output", "journal", "budgets", "suppressions", "tools"]);

/** The order of actions is part of the surface, the order of an action's keys is not. */
function actions(map: MapNode): string {
  return inOrder(map, (action) => (action.kind === "map" ? unordered(action, written) : written(action)));
}

function written(node: Node): string {
  if (node.kind === "list") return `[${node.items.map(written).join(",")}]`;
  if (node.kind === "map") return inOrder(node, written);
  // JSON has no word for infinities, and `1` is not `"1"`.
  return typeof node.value === "number" ? String(node.value) : JSON.stringify(node.value);
}

function inOrder(map: MapNode, write: (value: Node, key: string) => string): string {
  return `{${[...map.entries].map(([key, entry]) => `${JSON.stringify(key)}:${write(entry.value, key)}`).join(",")}}`;
}

function unordered(map: MapNode, write: (value: Node, key: string) => string): string {
  const entries = new Map([...map.entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  return inOrder({ ...map, entries }, write);
}
