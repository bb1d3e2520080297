import type { Asked, Comparing } from "./comparing.js";
import type { Condition } from "./condition.js";
import type { NewDifference } from "./difference.js";
import type { Alternative } from "./shape.js";

/** Conditions of the same keyword that do not imply each other are one change where there is one on either side. */
export function compareConditions(before: Alternative, after: Alternative, { comparison, told }: Asked, tell: (difference: NewDifference) => void): void {
  const asked = after.conditions.filter((condition) => !isImplied(condition, before.conditions, comparison));
  const dropped = before.conditions.filter((condition) => !isImplied(condition, after.conditions, comparison));
  for (const condition of asked) {
    const name = nameOf(condition);
    const former = before.conditions.filter((other) => nameOf(other) === name);
    if (former.length === 1 && asked.filter((other) => nameOf(other) === name).length === 1) {
      tell({ kind: "condition-changed", effect: dropped.includes(former[0]!) ? "differs" : "narrower", name, pointer: former[0]!.at, headPointer: condition.at });
    } else {
      tell({ kind: "condition-added", effect: "narrower", name, headPointer: condition.at });
    }
    if (told.enough) return;
  }
  for (const condition of dropped) {
    const name = nameOf(condition);
    const told = asked.filter((other) => nameOf(other) === name).length === 1 && before.conditions.filter((other) => nameOf(other) === name).length === 1;
    const later = after.conditions.filter((other) => nameOf(other) === name);
    if (told) continue;
    if (later.length === 1 && dropped.filter((other) => nameOf(other) === name).length === 1) tell({ kind: "condition-changed", effect: "wider", name, pointer: condition.at, headPointer: later[0]!.at });
    else tell({ kind: "condition-removed", effect: "wider", name, pointer: condition.at });
  }
}

function nameOf(condition: Condition): string {
  return condition.keyword === "opaque" ? condition.name : condition.keyword;
}

/** Whether whatever satisfies the given ones satisfies the condition; `then` and `else` may come from two of them. */
function isImplied(condition: Condition, given: readonly Condition[], comparison: Comparing): boolean {
  const parts = condition.keyword === "if" ? [{ ...condition, else: [] }, { ...condition, then: [] }] : [condition];
  return parts.every((part) => given.some((other) => implies(other, part, comparison)) || (part.keyword === "if" && comparison.includes([], part.then, true) && comparison.includes([], part.else, true)));
}

/** Whether whatever satisfies one condition satisfies the other, names of which nothing is said included. */
function implies(given: Condition, asked: Condition, comparison: Comparing): boolean {
  if (given.keyword === "opaque" || asked.keyword === "opaque") return given.keyword === "opaque" && asked.keyword === "opaque" && given.name === asked.name && given.text === asked.text && given.text !== "circular";
  if (given.keyword === "not" && asked.keyword === "not") return comparison.includes(asked.term, given.term, true);
  if (given.keyword === "if" && asked.keyword === "if") return comparison.equal(given.test, asked.test) && comparison.includes(given.then, asked.then, true) && comparison.includes(given.else, asked.else, true);
  if (given.keyword === "oneOf" && asked.keyword === "oneOf") return matched(given.options.length, asked.options.length, (one, other) => comparison.equal(given.options[one]!, asked.options[other]!));
  if ((given.keyword === "anyOf" || given.keyword === "oneOf") && asked.keyword === "anyOf") return given.options.every((option) => asked.options.some((other) => comparison.includes(option, other, true)));
  return false;
}

/** Whether each of one list has a partner of its own in the other. */
function matched(length: number, other: number, fits: (one: number, other: number) => boolean): boolean {
  if (length !== other) return false;
  const free = new Set([...Array(other).keys()]);
  return [...Array(length).keys()].every((index) => {
    const partner = [...free].find((candidate) => fits(index, candidate));
    return partner !== undefined && free.delete(partner);
  });
}
