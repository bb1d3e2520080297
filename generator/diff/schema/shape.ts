import type { Json } from "../../../runtime/contract/contract.js";
import type { ArrayFacet } from "./array.js";
import type { Condition } from "./condition.js";
import type { NumberFacet } from "./number.js";
import type { ObjectFacet } from "./object.js";
import type { StringFacet } from "./string.js";
import type { Term, Terms } from "./term.js";

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

/** The shapes of terms, each made once. Those who make shapes of parts are given it, so that none of them needs another. */
export interface Shapes extends Terms {
  /** The shape with what follows from its parts written out. */
  of(term: Term): Shape;
  /** The shape as the schemas say it, without what follows from parts: no part is looked at. */
  raw(term: Term): Shape;
  /** Whether the term is being read right now: it refers to itself without a value between. */
  isOpen(term: Term): boolean;
  /**
   * An answer that looks into parts while a schema is being read. A part may refer to what is being
   * read, so nothing that is learned on the way is kept.
   */
  trial<T>(ask: () => T): T;
}

export function kindOf(value: Json): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as Kind;
}
