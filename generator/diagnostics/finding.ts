import type { Span } from "./span.js";

/** An `error` fails the gate. A `warning` and a `note` are printed and fail nothing. */
export type Severity = "error" | "warning" | "note";

/** One thing that is wrong, where it stands, and what to do about it. */
export interface Finding {
  /** Rule id: `action-without-policy`, `output-hand-edited`. */
  readonly rule: string;
  readonly severity: Severity;
  /** Where; null where nothing has a line (a missing file). */
  readonly at: Span | null;
  /** File the finding is about, relative, with `/`; null only for the command line itself. */
  readonly file: string | null;
  /** One-based; set for files that are no catalog source, where {@link at} is null. */
  readonly line?: number;
  readonly column?: number;
  /** Path in the catalog (`tools.metadata_edit.actions.set_length`) or in the contract; "" where there is none. */
  readonly path: string;
  /** What is wrong, with the offending literal. One sentence or two. */
  readonly message: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do. */
  readonly remedy: string;
  readonly suggestion?: Suggestion;
  /** Other places that belong to it (the first of two equal keys, say). */
  readonly related?: readonly Related[];
  /** For generated files: the first line that differs. */
  readonly difference?: Difference;
  /** True where generation would write something untrue. */
  readonly blocks: boolean;
  /** The founding four: neither suppressed nor taken into a baseline (but UNDECIDED, by import). */
  readonly founding: boolean;
  /** What the rule found, plain data: part of the fingerprint, never the wording. */
  readonly facts: { readonly [name: string]: string | number | boolean | null | readonly string[] };
}

/** A line as generation makes it and as it stands on disk; null where that text has ended. */
export interface Difference {
  readonly expected: string | null;
  readonly actual: string | null;
}

export interface Related {
  readonly at: Span;
  readonly note: string;
}

/** An edit of the catalog that would settle a finding. */
export interface Suggestion {
  readonly confidence: "safe" | "likely" | "ask";
  readonly at: Span;
  readonly replacement: string;
}
