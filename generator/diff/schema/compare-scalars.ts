import type { Json } from "../../../runtime/contract/contract.js";
import type { NewDifference } from "./difference.js";
import type { Limit } from "./limit.js";
import { impliesMultiple, type Bound, type NumberFacet } from "./number.js";
import type { StringFacet } from "./string.js";

type Tell = (difference: NewDifference) => void;

/** @param typed true where it was told already that whole numbers became numbers, or the reverse */
export function compareNumbers(before: NumberFacet, after: NumberFacet, typed: boolean, tell: Tell): void {
  const at = before.integerAt ?? after.integerAt;
  if (before.integer !== after.integer && !typed && at !== null && at.endsWith("/type")) {
    const [was, is] = [before.integer ? "integer" : "number", after.integer ? "integer" : "number"];
    tell({ kind: "type-changed", effect: after.integer ? "narrower" : "wider", pointer: at, before: was, after: is });
  }
  compareBounds(before.minimum, after.minimum, 1, "minimum", tell);
  compareBounds(before.maximum, after.maximum, -1, "maximum", tell);
  compareMultiples(before, after, tell);
}

export function compareStrings(before: StringFacet, after: StringFacet, tell: Tell): void {
  compareLimits(before.minLength, after.minLength, 1, "minLength", tell);
  compareLimits(before.maxLength, after.maxLength, -1, "maxLength", tell);
  const removed = [...before.patterns].filter(([pattern]) => !after.patterns.has(pattern));
  const added = [...after.patterns].filter(([pattern]) => !before.patterns.has(pattern));
  if (removed.length === 1 && added.length === 1) {
    tell({ kind: "pattern-changed", effect: "differs", pointer: removed[0]![1], headPointer: added[0]![1], before: removed[0]![0], after: added[0]![0] });
    return;
  }
  for (const [pattern, at] of removed) tell({ kind: "pattern-removed", effect: "wider", pointer: at, before: pattern });
  for (const [pattern, at] of added) tell({ kind: "pattern-added", effect: "narrower", pointer: at, after: pattern });
}

/** @param direction 1 for a minimum, -1 for a maximum */
export function compareLimits(before: Limit | null, after: Limit | null, direction: 1 | -1, keyword: string, tell: Tell): void {
  const nowhere = direction === 1 ? -Infinity : Infinity;
  const moved = ((after?.value ?? nowhere) - (before?.value ?? nowhere)) * direction;
  if (before?.value === after?.value) return;
  tellLimit(moved > 0, keyword, before, after, before?.value, after?.value, tell);
}

function compareBounds(before: Bound | null, after: Bound | null, direction: 1 | -1, keyword: string, tell: Tell): void {
  if (before?.value === after?.value && before?.exclusive === after?.exclusive) return;
  const nowhere = direction === 1 ? -Infinity : Infinity;
  const moved = ((after?.value ?? nowhere) - (before?.value ?? nowhere)) * direction;
  const tighter = before?.value === after?.value ? after!.exclusive : moved > 0;
  tellLimit(tighter, keywordOf(after ?? before) ?? keyword, before, after, bound(before), bound(after), tell);
}

function tellLimit(tighter: boolean, name: string, before: { at: string } | null, after: { at: string } | null, was: Json | undefined, is: Json | undefined, tell: Tell): void {
  tell({
    kind: tighter ? "limit-tightened" : "limit-loosened",
    effect: tighter ? "narrower" : "wider",
    name,
    pointer: (before ?? after)!.at,
    headPointer: (after ?? before)!.at,
    before: was,
    after: is,
  });
}

/** An exclusive bound says so; a plain one is its number. */
function bound(limit: Bound | null): Json | undefined {
  if (limit === null) return undefined;
  return limit.exclusive ? { exclusive: limit.value } : limit.value;
}

function keywordOf(limit: Bound | null): string | undefined {
  return limit?.at.slice(limit.at.lastIndexOf("/") + 1);
}

/** Numbers that are whole by a divisor of one are told as such; by their type, elsewhere. */
function divisors({ multiples, integer, integerAt }: NumberFacet): ReadonlyMap<number, string> {
  return integer && integerAt !== null && !integerAt.endsWith("/type") && multiples.size === 0 ? new Map([[1, integerAt]]) : multiples;
}

function compareMultiples(before: NumberFacet, after: NumberFacet, tell: Tell): void {
  const [had, has] = [divisors(before), divisors(after)];
  const dropped = [...had].filter(([multiple]) => !impliesMultiple(after, multiple));
  const asked = [...has].filter(([multiple]) => !impliesMultiple(before, multiple));
  if (dropped.length === 0 && asked.length === 0) return;
  const [was, is] = [[...had.keys()], [...has.keys()]];
  tell({
    kind: asked.length === 0 ? "limit-loosened" : dropped.length === 0 ? "limit-tightened" : "limit-moved",
    effect: asked.length === 0 ? "wider" : dropped.length === 0 ? "narrower" : "differs",
    name: "multipleOf",
    pointer: [...had.values(), ...has.values()][0]!,
    headPointer: [...has.values(), ...had.values()][0]!,
    before: was.length > 1 ? was : was[0],
    after: is.length > 1 ? is : is[0],
  });
}
