import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";
import type { Flag, Json, Policy } from "../../runtime/contract/contract.js";
import { ordered } from "../../runtime/contract/ordered.js";
import { isJsonObject } from "../../runtime/contract/schema.js";
import { hintAsRead } from "../../runtime/surface/hints.js";
import type { CatalogEdit } from "./edit-catalog.js";
import { rehearsalFlag } from "./suggest.js";

/** What somebody decided about an action. */
export interface Decision {
  readonly policy: Exclude<Policy, "UNDECIDED">;
  /** Null only for an action that reads. */
  readonly scope: string | null;
  readonly flag?: Flag;
  /** How it came about, where no person looked at the action itself; stands beside the policy. */
  readonly comment?: string;
}

export interface Undecided {
  readonly tool: CatalogTool;
  readonly action: CatalogAction;
  /** `tool` or `tool.action`. */
  readonly name: string;
}

/** Actions that nobody has decided yet, in catalog order. */
export function undecidedOf(catalog: Catalog): Undecided[] {
  return catalog.tools.flatMap((tool) => tool.actions.filter(({ policy }) => policy === "UNDECIDED").map((action) => ({ tool, action, name: action.name === null ? tool.name : `${tool.name}.${action.name}` })));
}

/**
 * What the import suggests, as a decision; null where it suggests nothing that can be taken as it is.
 * Where the suggestion says that a tool writes and the server's own hint that it does not, somebody
 * has to look.
 */
export function suggested({ tool, action }: Undecided): Decision | null {
  const { policy, scope } = action.suggestion ?? { policy: null, scope: null };
  if (policy === null || policy === "UNDECIDED") return null;
  if (policy !== "READ_ONLY" && hintAsRead(tool.annotations, "readOnlyHint") === true) return null;
  if (policy === "READ_ONLY") return { policy, scope: null };
  if (scope === null) return null;
  if (policy !== "PREVIEW_PARAM") return { policy, scope };
  const flag = flagOf(tool);
  return flag === null ? null : { policy, scope, flag };
}

/** The flag by which calls of a tool are rehearsed, as its parameters declare it; null where none is known by its name. */
export function flagOf(tool: CatalogTool, named: string | null = rehearsalFlag(tool.parameters)): Flag | null {
  if (named === null) return null;
  const schema = Object.hasOwn(tool.parameters, named) ? tool.parameters[named] : undefined;
  const given = isJsonObject(schema) && Object.hasOwn(schema, "default") ? schema.default : undefined;
  const absent = tool.required.includes(named) ? "error" : given === true ? "rehearse" : "apply";
  return { name: named, rehearses: true, absent };
}

/** The edits that write decisions into the catalog, with the scopes that they take. */
export function decisionEdits(catalog: Catalog, decisions: ReadonlyMap<Undecided, Decision>): CatalogEdit[] {
  const edits = [...decisions].flatMap(([{ tool, action }, decision]): CatalogEdit[] => {
    const path = ["tools", tool.name, ...(action.name === null ? [] : ["actions", action.name])];
    const { policy, scope, flag, comment } = decision;
    return [
      { kind: "set", path: [...path, "policy"], value: policy, ...(comment === undefined ? {} : { comment }) },
      ...(action.node.entries.has("suggestion") ? [{ kind: "remove", path: [...path, "suggestion"] } as const] : []),
      ...(scope === null ? [] : [{ kind: "set", path: [...path, "scope"], value: scope, after: "policy" } as const]),
      ...(flag === undefined ? [] : [{ kind: "set", path: [...path, "flag"], value: flagData(flag), after: "policy" } as const]),
    ];
  });
  const known = new Set(catalog.scopes.map(({ name }) => name));
  const taken = new Set([...decisions.values()].flatMap(({ scope }) => (scope === null || known.has(scope) ? [] : [scope])));
  return [...[...taken].map((scope): CatalogEdit => ({ kind: "set", path: ["scopes", scope], value: { title: titleOf(scope, catalog.server.locale) } })), ...edits];
}

function flagData({ name, rehearses, absent }: Flag): Json {
  return ordered<Json>([["name", name], ["rehearses", rehearses], ...(absent === "rehearse" ? [] : [["absent", absent] as const])]);
}

/** A title for a person to improve: what the scope is about, and that it writes. */
function titleOf(scope: string, locale: string): string {
  const subject = scope.replace(/\.write$/, "").replaceAll("_", " ");
  return locale === "ru" ? `Изменение: ${subject}` : `Changes to ${subject}`;
}
