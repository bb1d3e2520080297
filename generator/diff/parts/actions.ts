import type { Action, Json, JsonObject, Policy, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isMutating } from "../../../runtime/contract/policy.js";
import type { Access } from "../change.js";
import { canonical, sameValue } from "../schema/canonical.js";
import { argumentsTerm, narrowTerm, schemaTerm } from "../surface/terms.js";
import { byName, orAbsent, type Asked, type NewChange } from "../telling.js";
import { pairLikely } from "./likeness.js";
import type { Kept } from "./profiles.js";
import { compareAcceptance, compareSchemaWords, tellDifferences, type Place } from "./schemas.js";
import type { Unchanged } from "./unchanged.js";

/** An action that only one of the contracts has. */
export interface Lone {
  readonly tool: Tool;
  readonly action: Action;
}

export interface ComparedActions {
  readonly kept: readonly Kept[];
  readonly lost: readonly Lone[];
  readonly found: readonly Lone[];
}

/** The actions of a tool, by name and then by likeness. */
export function compareActions(was: Tool, is: Tool, unchanged: Unchanged, asked: Asked): ComparedActions {
  const { before, after, comparison, changes } = asked;
  const by = (tool: Tool): ReadonlyMap<string, Action> => new Map(tool.actions.map((action) => [action.name ?? "", action]));
  const all = byName(by(was), by(is));
  const gone = all.flatMap(([, one, other]) => (one !== undefined && other === undefined ? [one] : []));
  const come = all.flatMap(([, one, other]) => (one === undefined && other !== undefined ? [other] : []));
  const retired = new Map(entriesOf(is.retired.actions));
  const renamed = pairLikely(gone, come, {
    name: ({ name }) => name ?? "",
    words: ({ description }) => description,
    sameShape: (one, other) => comparison.equal(argumentsTerm(before.contract, was, one, false), argumentsTerm(after.contract, is, other, false)),
    retired: (former) => retired.get(former),
  });
  for (const { before: one, after: other, evidence } of renamed) {
    changes.tell({ kind: "action-renamed", tool: is.name, action: other.name, ...pathsOf(was, one, is, other), evidence, before: one.name!, after: other.name! });
  }
  const pairs = [
    ...all.flatMap(([, one, other]) => (one !== undefined && other !== undefined ? [{ one, other }] : [])),
    ...renamed.map(({ before: one, after: other }) => ({ one, other })),
  ];
  const shell = unchanged.isSameShell(was, is);
  for (const { one, other } of pairs) if (!shell || !unchanged.isSameAction(one, other)) compareAction(was, one, is, other, asked);
  return {
    kept: pairs.map(({ one, other }) => ({ before: { tool: was.name, action: one }, after: { tool: is.name, action: other } })),
    lost: gone.filter((action) => !renamed.some((pair) => pair.before === action)).map((action) => ({ tool: was, action })),
    found: come.filter((action) => !renamed.some((pair) => pair.after === action)).map((action) => ({ tool: is, action })),
  };
}

/** A tool that gained a selector, or lost it: what it accepts as a whole is compared. */
export function compareUnlikeActions(was: Tool, is: Tool, asked: Asked): ComparedActions {
  const { before, after, comparison, changes } = asked;
  const common = { tool: is.name, path: ["tools", is.name], basePath: ["tools", was.name] };
  const names = (tool: Tool): Json => tool.actions.flatMap(({ name }) => name ?? []);
  if (is.selector !== null) changes.tell({ ...common, kind: "actions-introduced", after: names(is) });
  else changes.tell({ ...common, kind: "actions-dropped", before: names(was) });
  const terms = (contract: PublicContract, tool: Tool) => tool.actions.map((action) => argumentsTerm(contract, tool, action));
  const place: Place = { ...common, action: null, direction: "input", retired: (former) => retiredParameter(after.contract, is, former) };
  tellDifferences(comparison.unionDifferences(terms(before.contract, was), terms(after.contract, is)), place, comparison, (change, difference) => changes.tell(change, difference));
  return { kept: [], lost: [], found: [] };
}

function compareAction(was: Tool, one: Action, is: Tool, other: Action, asked: Asked): void {
  const { after, changes } = asked;
  const { path, basePath } = pathsOf(was, one, is, other);
  const subject = { tool: is.name, action: other.name };
  const tell = (change: NewChange): void => changes.tell({ ...subject, ...change, basePath: [...basePath, ...change.path.slice(path.length)] } as NewChange);
  for (const name of ["title", "description"] as const) {
    if (one[name] !== other[name]) tell({ kind: "action-words-changed", path: [...path, name], name, before: orAbsent(one[name]), after: orAbsent(other[name]) });
  }
  if (one.help !== other.help && !(one.help === was.help && other.help === is.help)) tell({ kind: "action-help-changed", path: [...path, "help"], before: orAbsent(one.help), after: orAbsent(other.help) });
  if (one.identifier !== other.identifier && one.name === other.name && one.name !== null) tell({ kind: "action-identifier-changed", path, before: one.identifier, after: other.identifier });
  if (one.address !== other.address) tell({ kind: "action-address-changed", path: [...path, "address"], before: orAbsent(one.address), after: orAbsent(other.address) });
  comparePolicy(one, other, path, tell);
  compareGroup(one, other, path, tell, asked);
  compareLatches(one, other, path, tell);
  compareWindow(one, other, path, tell);
  compareLabels(one, other, path, tell);
  compareExamples(one, other, path, tell);
  compareSchemas(was, one, is, other, { ...subject, path, basePath, direction: "input", retired: (former) => retiredParameter(after.contract, is, former) }, asked);
}

function pathsOf(was: Tool, one: Action, is: Tool, other: Action): { path: readonly string[]; basePath: readonly string[] } {
  const path = (tool: Tool, action: Action): readonly string[] => (action.name === null ? ["tools", tool.name] : ["tools", tool.name, "actions", action.name]);
  return { path: path(is, other), basePath: path(was, one) };
}

function retiredParameter(contract: PublicContract, tool: Tool, former: string): string | undefined {
  for (const renames of [tool.retired.parameters, contract.retired.parameters]) if (Object.hasOwn(renames, former)) return renames[former];
  return undefined;
}

type Tell = (change: NewChange) => void;

function comparePolicy(one: Action, other: Action, path: readonly string[], tell: Tell): void {
  if (one.policy !== other.policy) {
    tell({ kind: "policy-changed", path: [...path, "policy"], from: one.policy, to: other.policy, fromClass: one.callClass, toClass: other.callClass, before: one.policy satisfies Policy, after: other.policy });
  }
  const at = [...path, "scope"];
  if (one.scope !== other.scope) {
    if (one.scope === null) tell({ kind: "scope-required", path: at, after: other.scope! });
    else if (other.scope === null) tell({ kind: "scope-dropped", path: at, before: one.scope, mutating: isMutating(other) });
    else tell({ kind: "scope-replaced", path: at, before: one.scope, after: other.scope });
  }
  if (one.flag === null || other.flag === null) return;
  if (one.flag.name !== other.flag.name) tell({ kind: "flag-renamed", path: [...path, "flag", "name"], before: one.flag.name, after: other.flag.name });
  if (one.flag.rehearses !== other.flag.rehearses) tell({ kind: "flag-reversed", path: [...path, "flag", "rehearses"], before: one.flag.rehearses, after: other.flag.rehearses });
  if (one.flag.absent !== other.flag.absent) tell({ kind: "flag-absence-changed", path: [...path, "flag", "absent"], before: one.flag.absent, after: other.flag.absent });
}

function compareGroup(one: Action, other: Action, path: readonly string[], tell: Tell, { before, after }: Asked): void {
  if (one.group === other.group) return;
  const access = (contract: PublicContract, group: string | null): Access => contract.groups.find(({ name }) => name === group)?.access ?? null;
  tell({ kind: "action-group-changed", path: [...path, "group"], fromAccess: access(before.contract, one.group), toAccess: access(after.contract, other.group), before: orAbsent(one.group), after: orAbsent(other.group) });
}

function compareLatches(one: Action, other: Action, path: readonly string[], tell: Tell): void {
  for (const name of other.latches) if (!one.latches.includes(name)) tell({ kind: "latch-added", path: [...path, "latches"], name, after: name });
  for (const name of one.latches) if (!other.latches.includes(name)) tell({ kind: "latch-removed", path: [...path, "latches"], name, before: name });
}

function compareWindow({ window: was }: Action, { window: is }: Action, path: readonly string[], tell: Tell): void {
  const at = [...path, "window"];
  if (was === null && is === null) return;
  if (was === null) tell({ kind: "window-added", path: at, after: { ...is! } });
  else if (is === null) tell({ kind: "window-removed", path: at, before: { ...was } });
  else for (const name of ["unit", "paging", "cache"] as const) if (was[name] !== is[name]) tell({ kind: "window-changed", path: [...at, name], name, before: orAbsent(was[name]), after: orAbsent(is[name]) });
}

function compareLabels(one: Action, other: Action, path: readonly string[], tell: Tell): void {
  for (const list of ["fields", "sections"] as const) {
    const at = [...path, "answer", list];
    for (const name of other.answer[list]) if (!one.answer[list].includes(name)) tell({ kind: "answer-label-added", path: at, of: list, name, after: name });
    for (const name of one.answer[list]) if (!other.answer[list].includes(name)) tell({ kind: "answer-label-removed", path: at, of: list, name, before: name });
  }
}

/** Examples of one intent are one example; those without an intent are what they hold. */
function compareExamples(one: Action, other: Action, path: readonly string[], tell: Tell): void {
  const by = (action: Action): ReadonlyMap<string, JsonObject> => new Map(action.examples.map((example) => [example.intent ?? canonical(example.arguments), { ...example } as unknown as JsonObject]));
  for (const [, before, after] of byName(by(one), by(other))) {
    const at = [...path, "examples"];
    if (before === undefined) tell({ kind: "example-added", path: at, after: after! });
    else if (after === undefined) tell({ kind: "example-removed", path: at, before });
    else if (!sameValue(before, after)) tell({ kind: "example-changed", path: at, before, after });
  }
}

function compareSchemas(was: Tool, one: Action, is: Tool, other: Action, place: Place, asked: Asked): void {
  const [before, after] = [asked.before.contract, asked.after.contract];
  compareAcceptance(argumentsTerm(before, was, one, false), argumentsTerm(after, is, other, false), place, asked);
  compareSchemaWords(narrowTerm(before, was, one), narrowTerm(after, is, other), { ...place, path: [...place.path, "narrow"], basePath: [...place.basePath, "narrow"] }, asked);
  if (one.arguments !== null && other.arguments !== null) {
    const pointer = `/properties/${is.params ?? ""}`;
    compareSchemaWords(schemaTerm(before, one.arguments, pointer), schemaTerm(after, other.arguments, pointer), place, asked);
  }
  const common = { tool: place.tool, action: place.action, path: [...place.path, "result"], basePath: [...place.basePath, "result"], direction: "output", name: "result" } as const;
  if (one.result === null && other.result !== null) asked.changes.tell({ ...common, kind: "result-declared", after: other.result });
  else if (one.result !== null && other.result === null) asked.changes.tell({ ...common, kind: "result-withdrawn", before: one.result });
  else if (one.result !== null && other.result !== null) {
    const [left, right] = [schemaTerm(before, one.result), schemaTerm(after, other.result)];
    const output: Place = { ...place, ...common, retired: () => undefined };
    compareAcceptance(left, right, output, asked);
    compareSchemaWords(left, right, output, asked);
  }
}
