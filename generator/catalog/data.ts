import { ordered } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import type { MapNode, Node } from "./tree.js";

/**
 * The plain value of a node, frozen. Keys keep the catalog's order for `keysOf`, integer-like ones
 * too; `__proto__` is a key like any other.
 */
export function toData(node: Node): Json {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return Object.freeze(node.items.map(toData));
  return toObject(node);
}

/** The plain object of a map node, frozen. */
export function toObject(node: MapNode): JsonObject {
  const object: { [key: string]: Json } = {};
  for (const [key, entry] of node.entries) {
    if (isUnusual(key)) return Object.freeze(ordered([...node.entries].map(([name, { value }]) => [name, toData(value)] as const)));
    object[key] = toData(entry.value);
  }
  return Object.freeze(object);
}

/** Keys that JavaScript would move or lose. */
function isUnusual(key: string): boolean {
  const first = key.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || key === "__proto__";
}
