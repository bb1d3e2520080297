import { below, belowList } from "../catalog/shape-below.js";
import type { Shape } from "../catalog/shape.js";
import { ROOT } from "../catalog/shapes/root.js";
import type { Entry, MapNode, Node } from "../catalog/tree.js";

/**
 * The catalog's own data as digests take it: without comments, quotes, anchors and layout, so that
 * an edit that changes no meaning leaves no trace; and from the tree, not from the contract, so that a
 * generator that publishes differently is not taken for a catalog that moved.
 */
export function toolSource(name: string, tool: MapNode): string {
  return written(tool, below(below(ROOT, "tools"), name));
}

/** Everything that stands beside the tools and that an output may depend on. */
export function serverSource(root: MapNode): string {
  const entries = new Map([...root.entries].filter(([key]) => !ASIDE.has(key)));
  return written({ ...root, entries }, ROOT);
}

/** How the catalog is split, where things lie, what is tolerated; and the tools, which speak for themselves. */
const ASIDE: ReadonlySet<string> = new Set(["catalog", "include", "output", "journal", "budgets", "suppressions", "tools"]);

/** The order of names is the author's and part of the surface; the order of keys that the language knows is layout. */
function written(node: Node, shape: Shape | null): string {
  // JSON has no word for infinities, and `1` is not `"1"`.
  if (node.kind === "scalar") return typeof node.value === "number" ? String(node.value) : JSON.stringify(node.value);
  if (node.kind === "list") {
    const item = belowList(shape);
    let text = "[";
    for (let index = 0; index < node.items.length; index++) text += `${written(node.items[index]!, item)},`;
    return `${text}]`;
  }
  let text = "{";
  const add = (key: string, entry: Entry) => (text += `${JSON.stringify(key)}:${written(entry.value, below(shape, key))},`);
  if (shape?.kind === "object" || shape?.kind === "either") for (const key of [...node.entries.keys()].sort()) add(key, node.entries.get(key)!);
  else node.entries.forEach((entry, key) => add(key, entry));
  return `${text}}`;
}
