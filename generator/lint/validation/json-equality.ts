import type { Json } from "../../../runtime/contract/contract.js";

/** Equality of JSON values; the order of an object's keys does not count. */
export function equal(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  return canonical(one) === canonical(other);
}

export function hasDuplicates(items: readonly Json[]): boolean {
  return new Set(items.map(canonical)).size < items.length;
}

/** A text that is the same for equal values. */
export function canonical(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonical(item)).join(",")}]`;
  const object = value as { readonly [key: string]: Json };
  return `{${Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key]!)}`)
    .join(",")}}`;
}
