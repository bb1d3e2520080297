import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import type { Shape } from "../shape.js";
import { below, belowList } from "../shape-below.js";

/** Whether two values say the same: equal, in the same order but for the keys of maps whose keys are known. */
export function sameMeaning(a: Json, b: Json, shape: Shape | null): boolean {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return Object.is(a, b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => sameMeaning(item as Json, b[index] as Json, belowList(shape)));
  }
  const [left, right] = [a as JsonObject, b as JsonObject];
  const [keys, others] = [keysOf(left), keysOf(right)];
  const known = shape?.kind === "object" || shape?.kind === "either";
  if (keys.length !== others.length || (!known && keys.some((key, index) => key !== others[index]))) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameMeaning(left[key]!, right[key]!, below(shape, key)));
}
