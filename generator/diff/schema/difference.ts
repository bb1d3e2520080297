import type { Json } from "../../../runtime/contract/contract.js";
import type { Term } from "./term.js";

/** One thing in which the values that two schemas accept differ. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly effect: Effect;
  /** Keyword that says it, at its use: in the base where it stands there, else in the head. */
  readonly pointer: string;
  /** The same in the head, where it stands there and differs. */
  readonly headPointer: string;
  /** Innermost definition that the use goes through. */
  readonly definition: string | null;
  /** Property, keyword or pattern that it is about. */
  readonly name: string | null;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** For properties: what the object that loses or gains it does with names that it does not declare. */
  readonly openness: Openness | null;
  /** For properties: whether it is, or was, required. */
  readonly required: boolean | null;
  /** For properties that come or go: what they accept. */
  readonly term: Term | null;
  /** The schemas on the way to it, outermost first, and the step in a value that each one takes. */
  readonly trail: readonly Step[];
}

/**
 * What becomes of the accepted values: fewer, more, some gone and some new. `declared`: a name that
 * was let through because nothing was said of it is spoken of now; or one is spoken of, or no more,
 * and what is accepted stays the same.
 */
export type Effect = "narrower" | "wider" | "differs" | "declared";

export type Openness = "closed" | "silent" | "explicit";

export type DifferenceKind =
  | "type-changed"
  | "value-added"
  | "value-removed"
  | "values-limited"
  | "values-freed"
  | "limit-tightened"
  | "limit-loosened"
  | "limit-moved"
  | "pattern-added"
  | "pattern-removed"
  | "pattern-changed"
  | "uniqueness-required"
  | "uniqueness-dropped"
  | "property-added"
  | "property-removed"
  | "property-became-required"
  | "property-became-optional"
  | "object-closed"
  | "object-opened"
  | "alternative-added"
  | "alternative-removed"
  | "condition-added"
  | "condition-removed"
  | "condition-changed";

/** A pair of schemas, and how a value is entered from them. */
export interface Step {
  readonly before: Term;
  readonly after: Term;
  /** What leads on; null at the end. */
  readonly into: Into | null;
}

/** A named property, an item, some property whose name matches a pattern, some property that nothing speaks of. */
export type Into = { readonly property: string } | { readonly item: number } | { readonly matching: string } | { readonly further: true };

/** The way on from its last pair. */
export function entering(trail: readonly Step[], into: Into): readonly Step[] {
  const last = trail.at(-1);
  return last === undefined ? [] : [...trail.slice(0, -1), { ...last, into }];
}

export type NewDifference = Pick<Difference, "kind" | "effect"> & Partial<Omit<Difference, "trail">>;

/** Takes differences as they are found. */
export interface Told {
  add(difference: NewDifference, trail: readonly Step[]): void;
  /** True where more differences would change nothing. */
  readonly enough: boolean;
}

/**
 * Wants to know only whether the head refuses something that the base accepts. A strict one counts
 * names that were let through because nothing was said of them, too.
 */
export class Probe implements Told {
  narrower = false;

  constructor(readonly strict: boolean = false) {}

  add({ effect, openness }: NewDifference): void {
    // A name that was let through on purpose and is spoken of no more, or now, takes what it took.
    if (effect === "narrower" || effect === "differs" || (this.strict && effect === "declared" && openness === "silent")) this.narrower = true;
  }

  get enough(): boolean {
    return this.narrower;
  }
}

/** Passes on only what is told of names that nothing was said of. */
export class Declared implements Told {
  readonly enough = false;

  constructor(readonly told: Told) {}

  add(difference: NewDifference, trail: readonly Step[]): void {
    if (difference.effect === "declared") this.told.add(difference, trail);
  }
}

/** Keeps every difference. */
export class Ledger implements Told {
  readonly differences: Difference[] = [];
  readonly enough = false;

  add(difference: NewDifference, trail: readonly Step[]): void {
    const pointer = difference.pointer ?? difference.headPointer ?? "";
    this.differences.push({
      headPointer: pointer,
      definition: null,
      name: null,
      before: undefined,
      after: undefined,
      openness: null,
      required: null,
      term: null,
      ...difference,
      pointer,
      trail,
    });
  }
}
