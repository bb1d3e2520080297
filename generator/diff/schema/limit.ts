import type { JsonObject } from "../../../runtime/contract/contract.js";
import { keyword } from "../../../runtime/contract/schema.js";

/** A limit of a length or a number of things, and the pointer of the keyword that sets it. */
export interface Limit {
  readonly value: number;
  readonly at: string;
}

export function limitOf(schema: JsonObject, name: string, pointer: string): Limit | null {
  const value = keyword(schema, name);
  return typeof value === "number" ? { value, at: `${pointer}/${name}` } : null;
}

/** A minimum of nothing asks for nothing. */
export function minimumOf(schema: JsonObject, name: string, pointer: string): Limit | null {
  const limit = limitOf(schema, name, pointer);
  return limit !== null && limit.value > 0 ? limit : null;
}

/** The stricter of two limits: `larger` for minimums, `smaller` for maximums. */
export function larger(one: Limit | null, other: Limit | null): Limit | null {
  if (one === null || other === null) return one ?? other;
  return other.value > one.value ? other : one;
}

export function smaller(one: Limit | null, other: Limit | null): Limit | null {
  if (one === null || other === null) return one ?? other;
  return other.value < one.value ? other : one;
}

/** Whether nothing is as long as both ask for. */
export function isEmpty(minimum: Limit | null, maximum: Limit | null): boolean {
  return maximum !== null && (maximum.value < 0 || (minimum !== null && minimum.value > maximum.value));
}
