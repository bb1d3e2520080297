import type { Change, ChangeKind } from "./change.js";

/**
 * How much a change matters to callers. `breaking`: a call that worked is refused, or an answer no
 * longer is what was promised. `dangerous`: a promise of safety got weaker. `behaviour`: the same call
 * does something else. `routing`: words that a model chooses by. `additive`: more is possible. `none`:
 * nobody who calls can tell.
 */
export type Level = (typeof LEVELS)[number];

/** The gravest first. */
export const LEVELS = ["breaking", "dangerous", "behaviour", "routing", "additive", "none"] as const;

/**
 * What one kind of change means to callers: one expression over the facts. Id, file name and page
 * share one name, which tells the change, subject first: `parameter-became-required`.
 */
export interface Rule<K extends ChangeKind = ChangeKind> {
  readonly id: string;
  /** Kind of change that it looks at. */
  readonly kind: K;
  /** One line for the table of rules. */
  readonly summary: string;
  /** Why callers feel it. */
  readonly why: string;
  /** Rule for the opposite change, or why there is none. */
  readonly mirror: string | { readonly none: string };
  /** Levels that it may give, the gravest first. */
  readonly levels: readonly Level[];
  /** How much it matters; null where the change is another rule's. */
  level(change: Change<K>): Level | null;
  /** What happened, in a sentence. */
  message(change: Change<K>): string;
}

/** A rule that any change may be shown to. */
export interface AnyRule extends Omit<Rule, "level" | "message"> {
  level(change: Change): Level | null;
  message(change: Change): string;
}

/** Makes a rule of a kind one that may be shown any change. */
export function rule<K extends ChangeKind>(made: Rule<K>): AnyRule {
  return {
    ...made,
    level: (change) => (change.kind === made.kind ? made.level(change as Change<K>) : null),
    message: (change) => made.message(change as Change<K>),
  };
}
