import type { JsonObject } from "../contract/contract.js";
import { visible } from "../parameters/shown.js";
import type { Inline } from "./inline.js";
import type { Change, Section } from "./section.js";

/**
 * What a handler returns: the data of the action, and how a model reads it. The heading, the
 * status, the address and the order of everything are the runtime's (docs/answers.md); a handler says
 * what happened and gives its own fields and sections.
 */
export interface Answer<Result> {
  /** What the catalog's `result` describes. */
  readonly data?: Result;
  /**
   * What became of it. Absent: a read and an apply have `committed`, a preview has `dry_run`. A
   * preview cannot have committed anything; a read is `committed`, `failed` or `running`.
   */
  readonly status?: "committed" | "noop" | "running" | "rolled_back" | "failed";
  /** Why: after the dash of a noop, in `rollback_reason`, or in `message` of a failure. A whole sentence. */
  readonly reason?: string;
  /** What to do about a failure. */
  readonly hint?: string;
  /** Code of a failure: a standard one, or one of the catalog's `errors`, whose sentences it brings. */
  readonly code?: string;
  /** Values for the placeholders of those sentences. */
  readonly values?: { readonly [placeholder: string]: string };
  /** The name that was not found or not taken; it heads the failure. */
  readonly given?: string;
  /** The address that the answer is about; absent: the argument that carries the address. */
  readonly address?: string;
  /** What was done, when it is not the action's name. */
  readonly operation?: string;
  /** Heads the answer of a read that has no address: `### 🟢 search — вызовы`. */
  readonly subject?: string;
  /** The main numbers of a read in one line: `> Σ 41×9 · merges 3`. */
  readonly digest?: readonly Inline[];
  /** Further fields by label, standard ones (`count`, `lines`, `validation`) and the catalog's own. */
  readonly fields?: { readonly [label: string]: Inline };
  /** What was read back after the write; in a rehearsal, what would change. */
  readonly changes?: readonly (Change | string)[];
  /** The change of a text, in the unified format. */
  readonly diff?: string;
  /** The action's own sections, in their order. */
  readonly sections?: readonly Section[];
  readonly warnings?: readonly string[];
  /** Nearest names, where one was not found. */
  readonly didYouMean?: readonly string[];
  readonly errors?: readonly string[];
  /** Where was searched, when nothing was found. */
  readonly checked?: readonly string[];
  /** How to ask how far work in the background is; a `running` answer needs it. */
  readonly again?: { readonly tool: string; readonly arguments: JsonObject };
  /** A finished body that the author vouches for, instead of sections. Values in it are not escaped. */
  readonly markdown?: string;
}

/** Why a call failed or was rolled back: a whole sentence, also where its handler gives none. */
export function reasonOf({ reason }: Pick<Answer<unknown>, "reason">): string {
  return isBlank(reason) ? "Причина не названа." : reason;
}

/** Whether a text of a handler's says nothing. */
export function isBlank(text: string | undefined): text is undefined {
  return text === undefined || text.trim() === "";
}

/** The answer of a call that found nothing under a name, with the nearest names there are. */
export function notFound(name: string, near: readonly string[] = []): Answer<never> {
  return { status: "failed", code: "NOT_FOUND", values: { address: visible(name) }, given: name, didYouMean: near };
}

/**
 * Thrown by what lies under a handler (a port, say) where it cannot go on for a reason that a caller
 * should read. Any other error that a handler throws is a defect of the server.
 */
export class Failed extends Error {
  override readonly name = "Failed";

  constructor(readonly answer: Omit<Answer<never>, "status">) {
    super(answer.reason ?? answer.code ?? "");
  }
}
