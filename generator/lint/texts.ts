import { pathText } from "../catalog/rule.js";
import type { Catalog } from "../catalog/model.js";
import type { Node } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";
import type { Step } from "./schemas.js";

/** One string of the catalog: a key or a value, wherever it stands. */
export interface Text {
  readonly text: string;
  readonly at: Span;
  /** Steps to the value, or to the map that holds the key; {@link pathOfText} writes them. */
  readonly steps: readonly Step[];
  readonly key: boolean;
  /** True where the value is prose or data: what only has to be seen, not typed again by a caller. */
  readonly free: boolean;
}

/** Calls back for every string of the merged tree, keys included. What an alias repeats is visited once. */
export function visitTexts(catalog: Catalog, visit: (text: Text) => void): void {
  const seen = new Set<Node>();
  const walk = (node: Node, steps: readonly Step[], free: boolean): void => {
    if (node.kind === "scalar") {
      if (typeof node.value === "string") visit({ text: node.value, at: node, steps, key: false, free });
      return;
    }
    if (seen.has(node)) return;
    seen.add(node);
    if (node.kind === "list") return node.items.forEach((item, index) => walk(item, [...steps, index], free));
    for (const { key, keySpan, value } of node.entries.values()) {
      visit({ text: key, at: keySpan, steps, key: true, free: false });
      walk(value, [...steps, key], isFree(key, steps, free));
    }
  };
  walk(catalog.node, [], false);
}

export function pathOfText({ steps, text, key }: Text): string {
  return pathText(key ? [...steps, text] : steps);
}

const PROSE_KEYS: ReadonlySet<string> = new Set(["title", "description", "enable", "message", "hint", "intent", "because", "reason", "owner", "$comment", "examples"]);

/** Under `parameters` and `properties` a key is a name: a parameter may be called `title`. */
function isFree(key: string, steps: readonly Step[], free: boolean): boolean {
  const holder = steps.at(-1);
  if (steps[0] === "labels" && steps.length === 2) return true;
  return free || (PROSE_KEYS.has(key) && holder !== "parameters" && holder !== "properties" && holder !== "tools" && holder !== "actions");
}
