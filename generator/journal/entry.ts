import type { Span } from "../diagnostics/span.js";

/** One entry of the journal of versions: a file of its own, so that parallel pull requests do not collide. */
export interface JournalEntry {
  /** Relative, with `/`: `journal/2026-12-01-names.yaml`. */
  readonly file: string;
  /** Version of the server in which callers feel it. */
  readonly version: string;
  /** `2026-12-01`. */
  readonly date: string;
  readonly title: string;
  /** Why it was done; empty in a draft. */
  readonly why: string;
  readonly changes: readonly RecordedChange[];
  readonly at: Span;
}

export interface RecordedChange {
  /** Rule (`parameter-removed`) or kind of change (`property-removed`) that is recorded. */
  readonly change: string;
  /** Path in the contract, and for schemas a pointer after a space: `tools.x.actions.y /properties/z`. */
  readonly at: string;
  /** Exactly this change; null records every change of the kind at or below the place. */
  readonly fingerprint: string | null;
  /** What callers should do; null where there is nothing to say. */
  readonly note: string | null;
  readonly span: Span;
}

/** A change that a journal may record, as the diff tells it. */
export interface Recordable {
  readonly rule: string;
  readonly kind: string;
  readonly at: string;
  readonly fingerprint: string;
  readonly message: string;
}
