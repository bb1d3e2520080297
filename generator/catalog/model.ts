import type { Convention, Export, Flag, Json, JsonObject, Latch, Policy, Renames, Schema, Window } from "../../runtime/contract/contract.js";
import type { ClientName } from "./shapes/clients.js";
import type { MapNode, Node } from "./tree.js";
import type { Span } from "../diagnostics/span.js";

/**
 * The catalog after its shape was checked: frozen, typed, defaults written out, every part knowing
 * its node. Names and prose are as the author wrote them; references and types are not resolved yet.
 */
export interface Catalog {
  /** The merged tree of the main file and all included ones. */
  readonly node: MapNode;
  /** Main file, relative, with `/`. */
  readonly file: string;
  /** Folder of outputs, relative to the main file's folder. */
  readonly output: string;
  readonly journalFolder: string;
  readonly server: Placed<{ name: string; title: string | null; version: string | null; locale: string; description: string | null }>;
  readonly conventions: readonly Convention[];
  readonly answers: "markdown" | "envelope" | null;
  readonly export: Export | null;
  /** Clients that the surface is for, and how grave it is when one would refuse something. */
  readonly clients: readonly Placed<{ name: ClientName; severity: "error" | "warning" | "note" }>[];
  readonly scopes: readonly Named<{ title: string; description: string | null }>[];
  readonly groups: readonly Named<{ access: "read" | "write"; title: string; description: string | null }>[];
  readonly profiles: readonly Named<{
    title: string;
    description: string | null;
    default: boolean;
    /** As listed; null where the catalog lists none. */
    groups: readonly string[] | null;
    scopes: readonly string[];
    enable: string | null;
    allowlist: readonly string[];
  }>[];
  readonly retired: { readonly tools: Renames; readonly parameters: Renames };
  readonly types: readonly Named<{ schema: Schema }>[];
  readonly labels: { readonly fields: { readonly [name: string]: string }; readonly sections: { readonly [name: string]: string } };
  readonly errors: readonly Named<{ retryable: boolean; message: string; hint: string }>[];
  readonly budgets: Budgets;
  readonly suppressions: readonly Placed<{ rule: string; at: string; reason: string; owner: string; until: string }>[];
  readonly tools: readonly CatalogTool[];
}

/** A part with its node and, where it is a value of a map, the span of its key. */
export type Placed<T> = Readonly<T> & { readonly node: Node };
export type Named<T> = Placed<T> & { readonly name: string; readonly keySpan: Span };

export interface Budgets {
  /** Each limit warns past `warn` and fails past `fail`; a plain number in the catalog is `fail`. */
  readonly tools?: Limit;
  readonly tokens?: Limit;
  readonly toolTokens?: Limit;
  readonly bytes?: Limit;
  readonly toolBytes?: Limit;
  readonly descriptionLength?: Limit;
  readonly nameLength?: Limit;
  /** Prefix that a client puts before a tool's name; `{server}` is replaced. Default `mcp__{server}__`. */
  readonly prefix?: string;
}
export interface Limit {
  readonly warn: number | null;
  readonly fail: number | null;
}

/** A tool as its author wrote it: null where nothing is written, empty maps and lists where they may be left out. */
export interface CatalogTool extends Named<object> {
  readonly node: MapNode;
  readonly as: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly group: string | null;
  readonly help: string | null;
  readonly address: string | null;
  readonly selector: { name: string; title: string | null; description: string | null; optional: boolean; schema: JsonObject } | null;
  readonly params: string | null;
  readonly parameters: { readonly [name: string]: Schema };
  readonly required: readonly string[];
  readonly schema: JsonObject;
  readonly outputSchema: Schema | null;
  readonly annotations: JsonObject | null;
  readonly wire: JsonObject;
  readonly export: Export | null;
  readonly retired: { readonly actions: Renames; readonly parameters: Renames };
  /** Exactly one, named null, where the tool has no actions: its node is the tool's node. */
  readonly actions: readonly CatalogAction[];
}

/** An action as its author wrote it, with what it has of its tool where that is said. */
export interface CatalogAction {
  /** The selector's value; null for the only action of a tool without actions. */
  readonly name: string | null;
  readonly keySpan: Span;
  readonly node: MapNode;
  /** `tools.metadata_edit.actions.set_length`, or `tools.metadata_read`. */
  readonly path: string;
  readonly as: string | null;
  readonly title: string | null;
  readonly description: string | null;
  /** null where the catalog gives none (a finding, and published as UNDECIDED is not: it blocks). */
  readonly policy: Policy | null;
  readonly suggestion: { policy: Policy | null; scope: string | null; because: string } | null;
  readonly scope: string | null;
  /** The action's own group, or the tool's. */
  readonly group: string | null;
  /** The action's own address, or the tool's; null for none. */
  readonly address: string | null;
  readonly help: string | null;
  readonly requires: readonly string[];
  /** `all` is kept as the word; a tool without actions takes all. */
  readonly takes: readonly string[] | "all";
  readonly narrow: { readonly [parameter: string]: JsonObject };
  readonly arguments: Schema | null;
  readonly latches: readonly Latch[];
  readonly flag: Flag | null;
  /** undefined: by the rule (reads of a server with the convention `window`); null: none. */
  readonly window: Window | null | undefined;
  readonly result: Schema | null;
  readonly answer: { readonly fields: readonly string[]; readonly sections: readonly string[] };
  readonly examples: readonly { intent: string | null; arguments: JsonObject; result: Json | null }[];
}
