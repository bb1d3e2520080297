import type { Json } from "../../../runtime/contract/contract.js";
import type { Step, Told } from "./difference.js";
import type { ObjectFacet } from "./object.js";
import type { Alternative, Shapes } from "./shape.js";
import type { Term } from "./term.js";

/** What a comparison of parts is given: whom to ask, where it stands, whom to tell. */
export interface Asked {
  readonly comparison: Comparing;
  readonly trail: readonly Step[];
  readonly told: Told;
  /** True where it was told already that whole numbers became numbers, or the reverse. */
  readonly typed: boolean;
}

/**
 * The comparison that parts belong to. Parts have parts, and this is how they come back to the whole:
 * it is handed to them, so that arrays, objects and conditions need know only themselves.
 */
export interface Comparing {
  readonly shapes: Shapes;
  /** Tells the differences of a pair; with a probe, one that narrows is enough. */
  walk(before: Term, after: Term, trail: readonly Step[], told: Told): void;
  /**
   * Whether everything that one term accepts is accepted by the other.
   *
   * @param strict also what is accepted because nothing was said of a name
   */
  includes(inner: Term, outer: Term, strict?: boolean): boolean;
  /** Whether both accept the same, names of which nothing is said included. */
  equal(one: Term, other: Term): boolean;
  /** Whether every object of the facet satisfies the term, names that the facet lets through unspoken included. */
  includesObject(facet: ObjectFacet, term: Term): boolean;
  /** Objects in which a property has the value; the same object for the same question. */
  choosing(name: string, value: Json): Alternative;
}
