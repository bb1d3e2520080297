/**
 * The public contract: what a server promises its callers, as plain data.
 *
 * This is the shape of `generated/public-contract.json`. The generator publishes it, the runtime
 * reads it, and servers in other languages may do the same; `schemas/public-contract.schema.json`
 * describes it for them.
 */

/**
 * What a call may do. `READ_ONLY` reads. `PREVIEWABLE` writes, and rehearses unless `mode: "apply"` is
 * given; `PREVIEW_PARAM` does by a boolean of its own ({@link Flag}). `APPLY_ONLY` writes at once.
 * `UNDECIDED` was imported and nobody has decided it: it counts as writing at once, and is refused.
 */
export type Policy = "READ_ONLY" | "PREVIEWABLE" | "PREVIEW_PARAM" | "APPLY_ONLY" | "UNDECIDED";

/**
 * How a caller reaches the effect: there is none, by `mode: "apply"`, by the flag, or by the call
 * alone. Derived from the policy by {@link callClassOf}.
 */
export type CallClass = "read" | "rehearse" | "flag" | "immediate";

/**
 * What a whole server promises: `mode` (PREVIEWABLE actions take `mode: preview | apply`, and the absent
 * one previews), `closed` (objects accept no property that they do not declare), `refusals` (the standard
 * codes and sentences of {@link PublicContract.errors}), `window` (reads take `limit`, `offset` and
 * `filter`), `hints` (annotations of tools are derived from policies).
 */
export type Convention = "mode" | "closed" | "refusals" | "window" | "hints";
/** In the order in which a contract lists them; a catalog that says nothing claims all. */
export const CONVENTIONS: readonly Convention[] = ["mode", "closed", "refusals", "window", "hints"];

/**
 * What an apply asks for besides: `confirm` (the address once more), `expected` (what stands there now,
 * from the preview), `preview` (the token of the preview that is carried out), `allowlist` (no parameter:
 * the address fits a pattern of the profile).
 */
export type Latch = "confirm" | "expected" | "allowlist" | "preview";
/** Every latch that a catalog may name. */
export const LATCHES: readonly Latch[] = ["confirm", "expected", "allowlist", "preview"];

/**
 * How a model is shown a tool with actions: every parameter in the schema (`flat`), the parameters of
 * each action in the description (`signatures`), or told by `#help` alone (`help`).
 */
export type Export = "flat" | "signatures" | "help";

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/** A JSON Schema 2020-12; `#/types/Name` refers to {@link PublicContract.types}. */
export type Schema = boolean | JsonObject;

/** The whole of `public-contract.json`. Lists and maps keep the catalog's order where no other is named. */
export interface PublicContract {
  /** Version of this format. */
  readonly contract: 1;
  readonly server: ServerInfo;
  /** What the whole server promises, in the order of {@link CONVENTIONS}. */
  readonly conventions: readonly Convention[];
  /** How answers look; null where a server keeps its own output schemas. */
  readonly answers: "markdown" | "envelope" | null;
  readonly scopes: readonly Scope[];
  readonly groups: readonly Group[];
  readonly profiles: readonly Profile[];
  /** Former public names; refused with the canonical one, never accepted. */
  readonly retired: { readonly tools: Renames; readonly parameters: Renames };
  readonly labels: Labels;
  /** Every code a call can end with, with the sentences that tell it. */
  readonly errors: readonly ErrorRow[];
  readonly types: { readonly [name: string]: Schema };
  readonly tools: readonly Tool[];
}

/** What a server calls itself. */
export interface ServerInfo {
  readonly name: string;
  readonly title: string | null;
  readonly version: string | null;
  /** BCP 47 tag of the language of the prose. */
  readonly locale: string;
  readonly description: string | null;
}

/** A permission that actions ask for and profiles give. */
export interface Scope {
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
}

/** Actions that a profile turns on together; they all read, or they all write. */
export interface Group {
  readonly name: string;
  readonly access: "read" | "write";
  readonly title: string;
  readonly description: string | null;
}

/** What whoever starts a server lets its callers do: groups of actions, and scopes. */
export interface Profile {
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  readonly default: boolean;
  /** Resolved: where the catalog lists none, these are the reading groups. */
  readonly groups: readonly string[];
  readonly scopes: readonly string[];
  /** Where a person enables the profile. */
  readonly enable: string | null;
  /** Patterns of addresses for the latch `allowlist`: `*` within a segment, `**` across. */
  readonly allowlist: readonly string[];
}

/** Former name to canonical name. */
export type Renames = { readonly [former: string]: string };

/** The words by which a model reads an answer. */
export interface Labels {
  /** Field labels with their meaning: the standard ones, then the catalog's own. */
  readonly fields: { readonly [label: string]: string };
  /** Section labels with their meaning: the standard ones in their fixed order, then the catalog's own. */
  readonly sections: { readonly [label: string]: string };
  readonly statuses: { readonly [status: string]: { readonly circle: string; readonly ok: boolean; readonly meaning: string } };
}

/** One way in which a call is refused or fails. */
export interface ErrorRow {
  /** What happened, finer than the code: `parameter-retired`. */
  readonly id: string;
  /** `error.code`: `UNKNOWN_PARAMETER`. */
  readonly code: string;
  readonly retryable: boolean;
  /** Whole sentence with `{placeholders}`. */
  readonly message: string;
  /** What to do, with `{placeholders}`; empty where there is nothing to say. */
  readonly hint: string;
}

/** A tool of `tools/list`, with what each of its actions promises. */
export interface Tool {
  readonly name: string;
  /** Latin identifier for generated code and files, unique in the contract ignoring case. */
  readonly identifier: string;
  readonly title: string | null;
  /** Prose for the model, references written out; null where an imported tool has none. */
  readonly description: string | null;
  /** `tool` or `tool.action` to read before writing. */
  readonly help: string | null;
  /** Parameter that chooses the action; null for a tool without actions. */
  readonly selector: Selector | null;
  /** Open object parameter that carries the action's arguments; null for flat parameters. */
  readonly params: string | null;
  /** Wire schemas of the author's parameters, closed where the convention says so. */
  readonly parameters: { readonly [name: string]: Schema };
  /** Parameters that every call gives; the selector's name may stand here to fix its place. */
  readonly required: readonly string[];
  /** Further keywords of the root of the input schema. */
  readonly schema: JsonObject;
  readonly export: Export | null;
  /** Hints: derived with the convention `hints`, else as written; null where there are none. */
  readonly annotations: JsonObject | null;
  readonly outputSchema: Schema | null;
  /** Further keys of the tool in `tools/list`. */
  readonly wire: JsonObject;
  readonly retired: { readonly actions: Renames; readonly parameters: Renames };
  /** In catalog order; exactly one, named null, for a tool without actions. */
  readonly actions: readonly Action[];
}

/** The parameter that chooses the action of a tool. */
export interface Selector {
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly optional: boolean;
  readonly schema: JsonObject;
}

/** The unit of every promise: one policy, one scope, one group, one handler. */
export interface Action {
  /** Value of the selector; null for the only action of a tool without actions. */
  readonly name: string | null;
  /** Latin identifier, unique in its tool ignoring case. */
  readonly identifier: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly policy: Policy;
  readonly callClass: CallClass;
  readonly scope: string | null;
  readonly group: string | null;
  readonly address: string | null;
  readonly help: string | null;
  /** Required besides the tool's `required`. */
  readonly requires: readonly string[];
  /** Accepted besides; resolved to names. */
  readonly takes: readonly string[];
  readonly narrow: { readonly [parameter: string]: JsonObject };
  /** Schema of the `params` object; null for flat parameters. */
  readonly arguments: Schema | null;
  readonly latches: readonly Latch[];
  readonly flag: Flag | null;
  readonly window: Window | null;
  /** Schema of the data a handler returns; null where the catalog says nothing. */
  readonly result: Schema | null;
  /** Labels of the answer beyond the standard ones. */
  readonly answer: { readonly fields: readonly string[]; readonly sections: readonly string[] };
  readonly examples: readonly Example[];
}

/** The boolean parameter by which a PREVIEW_PARAM action is told to rehearse or to act. */
export interface Flag {
  readonly name: string;
  /** The value that rehearses. */
  readonly rehearses: boolean;
  /** What a call without the flag does. */
  readonly absent: "rehearse" | "error" | "apply";
}

/** How the answer of a read is cut by limit, offset and filter. */
export interface Window {
  /** What the filter keeps or drops. */
  readonly unit: "line" | "element";
  /** The action's own paging parameter. */
  readonly paging: string | null;
  readonly cache: boolean;
}

/** A call as a model should make it. */
export interface Example {
  /** What a person asks for, in the catalog's language. */
  readonly intent: string | null;
  readonly arguments: JsonObject;
  readonly result: Json | null;
}
