import type { CallClass, Json, Policy } from "../../runtime/contract/contract.js";
import type { Effect, Openness } from "./schema/difference.js";

/**
 * One atomic thing in which two contracts differ: what it is, where, before and after. No verdict and
 * no wording; those are the rules' ({@link Rule}). Each kind is claimed by at least one rule, and a
 * change that none claims is a defect.
 */
export type Change<K extends ChangeKind = ChangeKind> = { [P in K]: Common & { readonly kind: P } & Readonly<Kinds[P]> }[K];

export type ChangeKind = keyof Kinds;

interface Common {
  /** Tool and action that it belongs to, by their names in the head where they still exist. */
  readonly tool: string | null;
  readonly action: string | null;
  /** Path in the contract, in steps: `tools`, `metadata_edit`, `actions`, `set_length`, `policy`. */
  readonly path: readonly string[];
  /** The same in the base, where names differ. */
  readonly basePath: readonly string[];
  /** Undefined where there is nothing: absent is not `null`. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** What each kind tells besides {@link Common}. */
interface Kinds {
  "server-renamed": object;
  "server-version-changed": object;
  "server-locale-changed": object;
  "server-words-changed": Named;
  "convention-claimed": Named;
  "convention-dropped": Named;
  "answers-changed": object;

  "scope-declared": Named;
  "scope-withdrawn": Named;
  "scope-words-changed": Named;
  "group-declared": Named;
  "group-withdrawn": Named;
  "group-access-changed": Named;
  "group-words-changed": Named;
  "profile-added": Named & { default: boolean };
  "profile-removed": Named & { default: boolean };
  "profile-default-changed": Named;
  "profile-group-enabled": Named;
  "profile-group-disabled": Named;
  "profile-scope-granted": Named;
  "profile-scope-revoked": Named;
  "profile-allowlist-added": Named;
  "profile-allowlist-removed": Named;
  "profile-words-changed": Named;
  "profile-reach-gained": Reach;
  "profile-reach-lost": Reach;

  "label-added": Labelled;
  "label-removed": Labelled;
  "label-meaning-changed": Labelled;
  "label-order-changed": Labelled;
  "status-changed": Named;
  "error-added": Named;
  "error-removed": Named;
  "error-code-changed": Named;
  "error-retryable-changed": Named;
  "error-words-changed": Named;
  "retired-name-added": Retired;
  "retired-name-removed": Retired;
  "retired-name-redirected": Retired;
  "budget-tightened": Named;
  "budget-loosened": Named;

  "list-key-changed": Named;

  "tool-added": { mutating: boolean };
  "tool-removed": object;
  "tool-renamed": Renamed;
  "tool-words-changed": Named;
  "tool-help-changed": object;
  "tool-identifier-changed": object;
  "tool-export-changed": object;
  "tool-wire-changed": Named;
  "tool-keyword-changed": Named;
  "dialect-changed": { direction: Direction };
  /** `writes`: an action of the tool is decided to write. */
  "hint-changed": { name: string; readOnly: boolean; writes: boolean };
  "annotation-changed": Named;
  "selector-renamed": object;
  "selector-became-required": object;
  "selector-became-optional": object;
  "selector-words-changed": Named;
  "selector-default-changed": object;
  "actions-introduced": object;
  "actions-dropped": object;

  "action-added": { mutating: boolean };
  "action-removed": object;
  "action-renamed": Renamed;
  "action-moved": Renamed;
  "action-words-changed": Named;
  "action-help-changed": object;
  "action-identifier-changed": object;
  "action-address-changed": object;
  "policy-changed": { from: Policy; to: Policy; fromClass: CallClass; toClass: CallClass };
  "scope-required": object;
  "scope-dropped": { mutating: boolean };
  "scope-replaced": object;
  "action-group-changed": { fromAccess: Access; toAccess: Access };
  "latch-added": Named;
  "latch-removed": Named;
  "flag-reversed": object;
  "flag-absence-changed": object;
  "flag-renamed": object;
  "window-added": object;
  "window-removed": object;
  "window-changed": Named;
  "answer-label-added": Labelled;
  "answer-label-removed": Labelled;
  "example-added": object;
  "example-removed": object;
  "example-changed": object;
  "result-declared": Where;
  "result-withdrawn": Where;

  "type-changed": Schematic;
  "value-added": Schematic;
  "value-removed": Schematic;
  "values-limited": Schematic;
  "values-freed": Schematic;
  "limit-tightened": Schematic;
  "limit-loosened": Schematic;
  "limit-moved": Schematic;
  "pattern-added": Schematic;
  "pattern-removed": Schematic;
  "pattern-changed": Schematic;
  "uniqueness-required": Schematic;
  "uniqueness-dropped": Schematic;
  "property-added": Schematic & { openness: Openness; required: boolean };
  "property-removed": Schematic & { openness: Openness; required: boolean };
  "property-renamed": Schematic & Renamed & { required: boolean };
  "property-moved": Schematic & Renamed & { required: boolean };
  "property-became-required": Schematic;
  "property-became-optional": Schematic;
  "object-closed": Schematic & { openness: Openness };
  "object-opened": Schematic & { openness: Openness };
  "alternative-added": Schematic;
  "alternative-removed": Schematic;
  "condition-added": Schematic;
  "condition-removed": Schematic;
  "condition-changed": Schematic;

  "default-changed": Worded;
  "schema-words-changed": Worded;
  "schema-examples-changed": Worded;
  "format-changed": Worded;
  "annotation-keyword-changed": Worded;
}

/** What it is the name of: a scope, a code, a field, a keyword. */
interface Named {
  readonly name: string;
}

export type Direction = "input" | "output";
export type Access = "read" | "write" | null;

/** What a schema accepts: arguments (`input`) or what the server returns (`output`). */
export interface Schematic {
  readonly direction: Direction;
  /** JSON pointer of the keyword at its use, in the base where it stands there, else in the head. */
  readonly pointer: string;
  readonly headPointer: string;
  /** Definition that the use goes through. */
  readonly definition: string | null;
  readonly effect: Effect;
  /** Property, keyword or limit that it is about. */
  readonly name: string | null;
}

/** What a schema says and no validator checks. */
interface Worded {
  readonly direction: Direction;
  readonly pointer: string;
  readonly definition: string | null;
  /** Keyword. */
  readonly name: string;
}

interface Where {
  readonly direction: "output";
  /** The literal output schema, or an action's result. */
  readonly name: "outputSchema" | "result";
}

interface Reach {
  readonly profile: string;
  readonly mutating: boolean;
  /** Whether the profile itself existed before and exists now; a new one is switched on by a person. */
  readonly standing: "kept" | "added" | "removed";
  readonly default: boolean;
}

interface Labelled {
  readonly name: string;
  readonly of: "fields" | "sections" | "statuses";
}

interface Retired {
  readonly name: string;
  readonly of: "tools" | "actions" | "parameters";
}

/** Both names are in `before` and `after`. */
export interface Renamed {
  readonly evidence: readonly Evidence[];
}

/** Why two names are taken for one thing, the strongest first. */
export type Evidence = "retired-list" | "same-name" | "equal-shape" | "similar-name" | "similar-words";
