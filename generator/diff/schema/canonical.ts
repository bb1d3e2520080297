import type { Json, JsonObject } from "../../../runtime/contract/contract.js";

export { canonicalJson as canonical } from "../../../runtime/canonical.js";

/** Equality of JSON values: the order of keys does not count, the order of items does. */
export function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item: Json, index) => sameValue(item, (other as readonly Json[])[index]));
  }
  const [left, right] = [one as JsonObject, other as JsonObject];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key], right[key]));
}
