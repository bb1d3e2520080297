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

function written(node: Node, shape: Shape | null): string {
  const pieces: string[] = [];
  write(node, shape, pieces);
  return pieces.join("");
}

/** The order of names is the author's and part of the surface; the order of keys that the language knows is layout. */
function write(node: Node, shape: Shape | null, pieces: string[]): void {
  if (node.kind === "scalar") {
    // JSON has no word for infinities, and `1` is not `"1"`.
    pieces.push(typeof node.value === "number" ? String(node.value) : JSON.stringify(node.value));
  } else if (node.kind === "list") {
    pieces.push("[");
    for (const item of node.items) {
      write(item, belowList(shape), pieces);
      pieces.push(",");
    }
    pieces.push("]");
  } else {
    const entries = [...node.entries];
    if (shape?.kind === "object" || shape?.kind === "either") entries.sort(byKey);
    pieces.push("{");
    for (const [key, entry] of entries) {
      pieces.push(JSON.stringify(key), ":");
      write(entry.value, below(shape, key), pieces);
      pieces.push(",");
    }
    pieces.push("}");
  }
}

function byKey([a]: readonly [string, Entry], [b]: readonly [string, Entry]): number {
  return a < b ? -1 : 1;
}
