import type { MapNode, Node } from "../catalog/tree.js";

/**
 * Contract path → place in the catalog: `tools.metadata_edit.actions.set_length.policy` is the node
 * of that policy. Paths of the contract are those of the catalog, with names and indexes as steps.
 *
 * Looked up by walking and not listed beforehand: a surface of ten thousand actions has a million
 * places, and a report asks for a few of them.
 */
export class Places implements ReadonlyMap<string, Node> {
  constructor(private readonly root: MapNode) {}

  get(path: string): Node | undefined {
    return find(this.root, path);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  get size(): number {
    let size = 0;
    for (const _ of this) size++;
    return size;
  }

  *entries(): MapIterator<[string, Node]> {
    yield* below(this.root, "");
  }

  *keys(): MapIterator<string> {
    for (const [path] of this.entries()) yield path;
  }

  *values(): MapIterator<Node> {
    for (const [, node] of this.entries()) yield node;
  }

  [Symbol.iterator](): MapIterator<[string, Node]> {
    return this.entries();
  }

  forEach(visit: (node: Node, path: string, places: ReadonlyMap<string, Node>) => void): void {
    for (const [path, node] of this.entries()) visit(node, path, this);
  }
}

/** Names may hold dots themselves (`admin.tools.list`), so every split is tried, the shortest first. */
function find(node: Node, path: string): Node | undefined {
  if (node.kind === "list") {
    const dot = path.indexOf(".");
    const step = dot === -1 ? path : path.slice(0, dot);
    const item = /^(?:0|[1-9]\d*)$/.test(step) ? node.items[Number(step)] : undefined;
    return item === undefined || dot === -1 ? item : find(item, path.slice(dot + 1));
  }
  if (node.kind === "scalar") return undefined;
  const whole = node.entries.get(path)?.value;
  if (whole !== undefined) return whole;
  for (let dot = path.indexOf("."); dot !== -1; dot = path.indexOf(".", dot + 1)) {
    const next = node.entries.get(path.slice(0, dot))?.value;
    const found = next === undefined ? undefined : find(next, path.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

function* below(node: Node, path: string): Generator<[string, Node]> {
  const steps: Iterable<readonly [string | number, Node]> = node.kind === "map" ? [...node.entries].map(([key, entry]) => [key, entry.value] as const) : node.kind === "list" ? node.items.entries() : [];
  for (const [step, inner] of steps) {
    const at = path === "" ? String(step) : `${path}.${step}`;
    yield [at, inner];
    yield* below(inner, at);
  }
}
