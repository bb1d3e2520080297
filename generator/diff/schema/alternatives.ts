import type { Json } from "../../../runtime/contract/contract.js";
import { alternativeAccepts } from "./accepts.js";
import { canonical } from "./canonical.js";
import { compareArrays } from "./compare-arrays.js";
import { compareConditions } from "./compare-conditions.js";
import { compareObjects } from "./compare-objects.js";
import { compareNumbers, compareStrings } from "./compare-scalars.js";
import type { Asked, Comparing } from "./comparing.js";
import { Declared, Probe, type NewDifference } from "./difference.js";
import { meetShapes } from "./meet.js";
import { integersIn } from "./number.js";
import { declaredNames, propertyTerm } from "./object.js";
import type { Alternative } from "./shape.js";

/** Compares the alternatives of one kind: equal ones drop out, the others are paired by likeness. */
export function compareAlternatives(before: readonly Alternative[], after: readonly Alternative[], asked: Asked): void {
  if (before.length === 1 && after.length === 1) return comparePair(before[0]!, after[0]!, asked);
  if (asked.told instanceof Probe) {
    const { strict } = asked.told;
    const open = before.filter((one) => !after.some((other) => includesAlternative(one, other, asked.comparison, strict)));
    if (open.some((one) => !coveredInParts(one, after, asked.comparison, strict))) asked.told.narrower = true;
    return;
  }
  const included = table(before, after, (one, other) => includesAlternative(one, other, asked.comparison));
  const includes = table(after, before, (one, other) => includesAlternative(one, other, asked.comparison));
  const strictly = (inner: Alternative, outer: Alternative): boolean => includesAlternative(inner, outer, asked.comparison, true);
  const equal = (one: Alternative, other: Alternative): boolean => included.get(one)!.get(other)! && includes.get(other)!.get(one)! && strictly(one, other) && strictly(other, one);
  const left = before.filter((one) => !after.some((other) => equal(one, other)));
  const right = after.filter((other) => !before.some((one) => equal(one, other)));
  const kept = new Set(before.filter((one) => [...included.get(one)!.values()].includes(true) || coveredInParts(one, after, asked.comparison)));
  // What was refused because a name was spoken of is new where nothing is said of the name.
  const old = new Set(after.filter((other) => before.some((one) => includes.get(other)!.get(one) && strictly(other, one)) || coveredInParts(other, before, asked.comparison, true)));
  const paired = new Set<Alternative>();
  for (const [one, other] of byLikeness(left, right)) {
    if (paired.has(one) || paired.has(other)) continue;
    // A pair that tells of a loss where another alternative makes up for it would be untrue.
    if ((kept.has(one) && !included.get(one)!.get(other)) || (old.has(other) && !includes.get(other)!.get(one))) continue;
    paired.add(one).add(other);
    comparePair(one, other, asked);
  }
  for (const one of left) {
    if (paired.has(one)) continue;
    if (!kept.has(one)) asked.told.add({ kind: "alternative-removed", effect: "narrower", pointer: one.at, definition: one.definition }, asked.trail);
    else compareKept(one, after.filter((other) => included.get(one)!.get(other)), asked);
  }
  for (const other of right) if (!paired.has(other) && !old.has(other)) asked.told.add({ kind: "alternative-added", effect: "wider", headPointer: other.at, definition: other.definition }, asked.trail);
}

/** An alternative that others cover, but for names of which it said nothing and they speak: those are told. */
function compareKept(one: Alternative, others: readonly Alternative[], asked: Asked): void {
  if (others.length === 0 || others.some((other) => includesAlternative(one, other, asked.comparison, true))) return;
  comparePair(one, others[0]!, { ...asked, told: new Declared(asked.told) });
}

/** Compares two alternatives of the same kind, constraint by constraint. */
function comparePair(before: Alternative, after: Alternative, asked: Asked): void {
  const tell = (difference: NewDifference): void => asked.told.add({ definition: before.definition ?? after.definition, ...difference }, asked.trail);
  const was = finite(before, after);
  const is = finite(after, before);
  if (was !== null || is !== null) {
    if (was !== null && is !== null) compareValues(was, is, before, after, tell);
    else if (is !== null) compareLimited(is, before, after, asked, tell);
    else compareFreed(was!, before, after, asked, tell);
    if (was === null || is === null) return;
  } else {
    compareFacets(before, after, asked, tell);
  }
  if (!asked.told.enough) compareConditions(before, after, asked, tell);
}

/** Listed values, or the few whole numbers of a range where the other side lists values. */
function finite(alternative: Alternative, other: Alternative): readonly Json[] | null {
  if (alternative.values !== null) return alternative.values;
  if (alternative.kind === "boolean" && other.values !== null) return [false, true];
  return alternative.kind === "number" && other.values !== null ? integersIn(alternative.facet, 256) : null;
}

function compareValues(was: readonly Json[], is: readonly Json[], before: Alternative, after: Alternative, tell: (difference: NewDifference) => void): void {
  const [old, now] = [new Set(was.map(canonical)), new Set(is.map(canonical))];
  const at = { pointer: before.valuesAt ?? before.at, headPointer: after.valuesAt ?? after.at };
  for (const value of was) if (!now.has(canonical(value))) tell({ kind: "value-removed", effect: "narrower", ...at, before: value });
  for (const value of is) if (!old.has(canonical(value))) tell({ kind: "value-added", effect: "wider", ...at, after: value });
}

/** Constraints gave way to listed values: those that the constraints refused are new. */
function compareLimited(is: readonly Json[], before: Alternative, after: Alternative, { comparison }: Asked, tell: (difference: NewDifference) => void): void {
  const at = { pointer: before.at, headPointer: after.valuesAt ?? after.at };
  tell({ kind: "values-limited", effect: "narrower", pointer: after.valuesAt ?? after.at, after: is });
  for (const value of is) if (alternativeAccepts(before, value, comparison.shapes) !== true) tell({ kind: "value-added", effect: "wider", ...at, after: value });
}

/** Listed values gave way to constraints: those that the constraints refuse are gone. */
function compareFreed(was: readonly Json[], before: Alternative, after: Alternative, { comparison }: Asked, tell: (difference: NewDifference) => void): void {
  const at = { pointer: before.valuesAt ?? before.at, headPointer: after.at };
  for (const value of was) if (alternativeAccepts(after, value, comparison.shapes) !== true) tell({ kind: "value-removed", effect: "narrower", ...at, before: value });
  tell({ kind: "values-freed", effect: "wider", ...at, before: was });
}

function compareFacets(before: Alternative, after: Alternative, asked: Asked, tell: (difference: NewDifference) => void): void {
  if (before.kind === "number" && after.kind === "number") compareNumbers(before.facet, after.facet, asked.typed, tell);
  if (before.kind === "string" && after.kind === "string") compareStrings(before.facet, after.facet, tell);
  if (before.kind === "array" && after.kind === "array") compareArrays(before, after, asked, tell);
  if (before.kind === "object" && after.kind === "object") compareObjects(before, after, asked, tell);
}

export function includesAlternative(inner: Alternative, outer: Alternative, comparison: Comparing, strict: boolean = false): boolean {
  if (inner.kind !== outer.kind) return false;
  const probe = new Probe(strict);
  comparePair(inner, outer, { comparison, trail: [], told: probe, typed: false });
  return !probe.narrower;
}

/**
 * Whether several alternatives together cover one: where a property with listed values tells them
 * apart, each of its values may be covered by another of them.
 */
function coveredInParts(one: Alternative, others: readonly Alternative[], comparison: Comparing, strict: boolean = false): boolean {
  const values = one.values;
  if (values !== null) return values.every((value) => others.some((other) => alternativeAccepts(other, value, comparison.shapes) === true));
  if (one.kind !== "object" || others.length < 2) return false;
  const { facet } = one;
  return [...facet.required.keys()].some((name) => {
    const listed = comparison.shapes.of(propertyTerm(facet, name));
    if (listed.length === 0 || !listed.every((alternative) => alternative.values !== null && alternative.conditions.length === 0)) return false;
    const choices = listed.flatMap((alternative) => alternative.values!);
    return choices.length > 1 && choices.every((value) => {
      const [part] = meetShapes([one], [comparison.choosing(name, value)], comparison.shapes);
      return part === undefined || others.some((other) => includesAlternative(part, other, comparison, strict));
    });
  });
}

function table(rows: readonly Alternative[], columns: readonly Alternative[], ask: (row: Alternative, column: Alternative) => boolean): ReadonlyMap<Alternative, ReadonlyMap<Alternative, boolean>> {
  return new Map(rows.map((row) => [row, new Map(columns.map((column) => [column, ask(row, column)]))]));
}

/** Pairs, the likeliest first. */
function byLikeness(before: readonly Alternative[], after: readonly Alternative[]): readonly (readonly [Alternative, Alternative])[] {
  const pairs = before.flatMap((one) => after.map((other) => ({ pair: [one, other] as const, likeness: likeness(one, other) })));
  return pairs.sort((one, other) => other.likeness - one.likeness).map(({ pair }) => pair);
}

function likeness(one: Alternative, other: Alternative): number {
  const place = lastSteps(one.at) === lastSteps(other.at) ? 1 : 0;
  if (one.kind !== "object" || other.kind !== "object") return place;
  const [left, right] = [declaredNames(one.facet), declaredNames(other.facet)];
  const common = left.filter((name) => right.includes(name));
  const alike = common.filter((name) => textOf(propertyTerm(one.facet, name)) === textOf(propertyTerm(other.facet, name)));
  return place / 2 + (common.length + 2 * alike.length) / Math.max(1, left.length + right.length - common.length);
}

function lastSteps(pointer: string): string {
  return pointer.split("/").slice(-2).join("/");
}

function textOf(term: readonly { readonly schema: Json }[]): string {
  return term.map(({ schema }) => canonical(schema)).join(" ");
}
