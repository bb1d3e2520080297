import type { Source, Span } from "../diagnostics/span.js";

/** A YAML value that knows its place. What {@link parse} gives and every later phase points at. */
export type Node = ScalarNode | MapNode | ListNode;

interface Placed extends Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

export interface ScalarNode extends Placed {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  /** True where the source quotes the value or writes it as a block. */
  readonly quoted: boolean;
}

export interface MapNode extends Placed {
  readonly kind: "map";
  /** In source order, whatever the keys look like. */
  readonly entries: ReadonlyMap<string, Entry>;
}

export interface ListNode extends Placed {
  readonly kind: "list";
  readonly items: readonly Node[];
}

export interface Entry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: Node;
  /** Where the value is written as an alias (`*name`); the value's own span is at the anchor. */
  readonly alias: Span | null;
}

/** The node at a path of keys and indexes, or undefined. */
export function nodeAt(node: Node | undefined, ...path: readonly (string | number)[]): Node | undefined {
  let here = node;
  for (const step of path) {
    if (here?.kind === "map") here = here.entries.get(String(step))?.value;
    else if (here?.kind === "list" && typeof step === "number") here = here.items[step];
    else return undefined;
  }
  return here;
}

/** The span of a key; where the node is no map or has no such key, that of `otherwise`. */
export function keySpan(map: Node | undefined, key: string, otherwise: Node): Span {
  return (map?.kind === "map" ? map.entries.get(key)?.keySpan : undefined) ?? otherwise;
}

/**
 * The deepest node that exists along a path: where a finding about a part that is missing points.
 */
export function nearestNode(node: Node, path: readonly (string | number)[]): Node {
  let here = node;
  for (const step of path) {
    const next = nodeAt(here, step);
    if (next === undefined) return here;
    here = next;
  }
  return here;
}
