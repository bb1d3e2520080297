import type { Json } from "../../../runtime/contract/contract.js";
import type { ArrayFacet } from "./array.js";
import type { Condition } from "./condition.js";
import type { NumberFacet } from "./number.js";
import type { ObjectFacet } from "./object.js";
import type { StringFacet } from "./string.js";

/**
 * What a schema accepts, in a form in which two schemas can be compared: a list of alternatives, each
 * of one kind of JSON value. However a schema is spelled (`type: [string, "null"]`, `anyOf`, an inlined
 * or a renamed definition, `const` or `enum`, `allOf`), equal sets come to equal shapes where that can
 * be told at all; where it cannot, the difference is kept as a {@link Condition} and judged closed.
 */
export type Shape = readonly Alternative[];

export type Kind = "null" | "boolean" | "number" | "string" | "array" | "object";
export const KINDS: readonly Kind[] = ["null", "boolean", "number", "string", "array", "object"];

export type Alternative = Common & Body;

export type Body =
  | { readonly kind: "null" }
  | { readonly kind: "boolean" }
  | { readonly kind: "number"; readonly facet: NumberFacet }
  | { readonly kind: "string"; readonly facet: StringFacet }
  | { readonly kind: "array"; readonly facet: ArrayFacet }
  | { readonly kind: "object"; readonly facet: ObjectFacet };

export interface Common {
  /** Exactly these values, the other constraints applied already; null where they are not listed. */
  readonly values: readonly Json[] | null;
  /** What cannot be said of one kind alone. */
  readonly conditions: readonly Condition[];
  /** Pointer of the schema that says it, at its use; and of its list of values. */
  readonly at: string;
  readonly valuesAt: string | null;
  readonly definition: string | null;
}

/** A limit and the pointer of the keyword that sets it. */
export interface Limit {
  readonly value: number;
  readonly at: string;
}

/** Yes, no, or (undefined) cannot be told. */
export type Truth = boolean | undefined;

export function allOf<T>(items: Iterable<T>, test: (item: T) => Truth): Truth {
  let truth: Truth = true;
  for (const item of items) {
    const here = test(item);
    if (here === false) return false;
    if (here === undefined) truth = undefined;
  }
  return truth;
}

export function kindOf(value: Json): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as Kind;
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
