import { CONVENTIONS, type Json, type JsonObject, type PublicContract } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { sameValue } from "../schema/canonical.js";
import type { BudgetLimits } from "../side.js";
import { byName, named, orAbsent, type Asked, type NewChange } from "../telling.js";

/** What the server says of itself and promises as a whole. */
export function compareServer({ before, after, changes }: Asked): void {
  const [was, is] = [before.contract, after.contract];
  if (was.server.name !== is.server.name) changes.tell({ kind: "server-renamed", path: ["server", "name"], before: was.server.name, after: is.server.name });
  if (was.server.version !== is.server.version) changes.tell({ kind: "server-version-changed", path: ["server", "version"], before: orAbsent(was.server.version), after: orAbsent(is.server.version) });
  if (was.server.locale !== is.server.locale) changes.tell({ kind: "server-locale-changed", path: ["server", "locale"], before: was.server.locale, after: is.server.locale });
  for (const name of ["title", "description"] as const) {
    if (was.server[name] !== is.server[name]) changes.tell({ kind: "server-words-changed", path: ["server", name], name, before: orAbsent(was.server[name]), after: orAbsent(is.server[name]) });
  }
  for (const name of CONVENTIONS) {
    const [claimed, claims] = [was.conventions.includes(name), is.conventions.includes(name)];
    if (claimed && !claims) changes.tell({ kind: "convention-dropped", path: ["conventions"], name, before: name });
    if (!claimed && claims) changes.tell({ kind: "convention-claimed", path: ["conventions"], name, after: name });
  }
  if (was.answers !== is.answers) changes.tell({ kind: "answers-changed", path: ["answers"], before: orAbsent(was.answers), after: orAbsent(is.answers) });
  compareScopes(was, is, (change) => changes.tell(change));
  compareGroups(was, is, (change) => changes.tell(change));
  compareRetired(was, is, (change) => changes.tell(change));
  if (before.list !== undefined && after.list !== undefined) compareList(before.list, after.list, (change) => changes.tell(change));
  compareBudgets(before.budgets, after.budgets, (change) => changes.tell(change));
}

type Tell = (change: NewChange) => void;

function compareScopes(was: PublicContract, is: PublicContract, tell: Tell): void {
  for (const [name, one, other] of byName(named(was.scopes), named(is.scopes))) {
    const path = ["scopes", name];
    if (one === undefined) tell({ kind: "scope-declared", path, name, after: name });
    else if (other === undefined) tell({ kind: "scope-withdrawn", path, name, before: name });
    else compareProse(one, other, (field, before, after) => tell({ kind: "scope-words-changed", path: [...path, field], name, before, after }));
  }
}

function compareGroups(was: PublicContract, is: PublicContract, tell: Tell): void {
  for (const [name, one, other] of byName(named(was.groups), named(is.groups))) {
    const path = ["groups", name];
    if (one === undefined) tell({ kind: "group-declared", path, name, after: other!.access });
    else if (other === undefined) tell({ kind: "group-withdrawn", path, name, before: one.access });
    else {
      if (one.access !== other.access) tell({ kind: "group-access-changed", path: [...path, "access"], name, before: one.access, after: other.access });
      compareProse(one, other, (field, before, after) => tell({ kind: "group-words-changed", path: [...path, field], name, before, after }));
    }
  }
}

interface Prose {
  readonly title: string;
  readonly description: string | null;
}

export function compareProse(one: Prose, other: Prose, tell: (field: string, before: Json | undefined, after: Json | undefined) => void): void {
  for (const field of ["title", "description"] as const) if (one[field] !== other[field]) tell(field, orAbsent(one[field]), orAbsent(other[field]));
}

function compareRetired(was: PublicContract, is: PublicContract, tell: Tell): void {
  for (const names of ["tools", "parameters"] as const) compareRenames(names, was.retired[names], is.retired[names], ["retired", names], tell);
}

/** Former names, each with the canonical one: `dryRun` → `mode`. */
export function compareRenames(of: "tools" | "actions" | "parameters", was: { readonly [former: string]: string }, is: { readonly [former: string]: string }, path: readonly string[], tell: Tell, tool: string | null = null): void {
  for (const [name, before, after] of byName(new Map(entriesOf(was)), new Map(entriesOf(is)))) {
    if (before === after) continue;
    const common = { path: [...path, name], name, of, tool, before, after };
    if (before === undefined) tell({ kind: "retired-name-added", ...common });
    else if (after === undefined) tell({ kind: "retired-name-removed", ...common });
    else tell({ kind: "retired-name-redirected", ...common });
  }
}

/** Keys of a list beside its tools: how long it may be kept, and by whom. */
function compareList(was: JsonObject, is: JsonObject, tell: Tell): void {
  for (const [name, before, after] of byName(new Map(entriesOf(was)), new Map(entriesOf(is)))) {
    if (!sameValue(before, after)) tell({ kind: "list-key-changed", path: ["list", name], name, before, after });
  }
}

/** A contract alone has no budgets, so there is nothing to compare with. */
function compareBudgets(was: BudgetLimits | null, is: BudgetLimits | null, tell: Tell): void {
  if (was === null || is === null) return;
  for (const [name, one, other] of byName(new Map(entriesOf(was)), new Map(entriesOf(is)))) {
    for (const level of ["warn", "fail"] as const) {
      const [before, after] = [one?.[level] ?? null, other?.[level] ?? null];
      if (before === after) continue;
      const looser = (after ?? Infinity) > (before ?? Infinity);
      tell({ kind: looser ? "budget-loosened" : "budget-tightened", path: ["budgets", name, level], name: `${name}.${level}`, before: orAbsent(before), after: orAbsent(after) });
    }
  }
}
