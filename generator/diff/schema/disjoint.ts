import { alternativeAccepts } from "./accepts.js";
import { canonical } from "./canonical.js";
import { isEmpty, larger, smaller } from "./limit.js";
import { isEmptyRange, meetNumbers } from "./number.js";
import { declaredNames, propertyTerm } from "./object.js";
import type { Alternative, Shape, Shapes } from "./shape.js";
import type { Term } from "./term.js";

/** Whether it is certain that no value satisfies two of the shapes. */
export function areDisjoint(shapes: readonly Shape[], all: Shapes, depth = 0): boolean {
  const listed = shapes.flatMap((shape) => shape.map((alternative) => (alternative.conditions.length === 0 ? alternative.values : null)));
  // Lists of values, of which there may be thousands, are told apart without comparing each with each.
  if (listed.every((values) => values !== null)) {
    const values = listed.flat().map(canonical);
    return new Set(values).size === values.length;
  }
  return shapes.every((one, index) => shapes.slice(index + 1).every((other) => one.every((left) => other.every((right) => apart(left, right, all, depth)))));
}

/** Deeper than this, two properties that tell objects apart are not looked for. */
const DEEPEST = 3;

function apart(one: Alternative, other: Alternative, shapes: Shapes, depth: number): boolean {
  if (one.kind !== other.kind) return true;
  if (one.values !== null) return one.values.every((value) => alternativeAccepts(other, value, shapes) === false);
  if (other.values !== null) return other.values.every((value) => alternativeAccepts(one, value, shapes) === false);
  if (one.kind === "number" && other.kind === "number") {
    const both = meetNumbers(one.facet, other.facet);
    return both === null || isEmptyRange(both);
  }
  if (one.kind === "string" && other.kind === "string") return isEmpty(larger(one.facet.minLength, other.facet.minLength), smaller(one.facet.maxLength, other.facet.maxLength));
  if (one.kind === "array" && other.kind === "array") return isEmpty(larger(one.facet.minItems, other.facet.minItems), smaller(one.facet.maxItems, other.facet.maxItems));
  if (one.kind !== "object" || other.kind !== "object" || depth >= DEEPEST) return false;
  // A name that one of them requires, with values that the other does not take there.
  const required = [...one.facet.required.keys(), ...other.facet.required.keys()];
  const names = declaredNames(one.facet).concat(declaredNames(other.facet)).filter((name) => required.includes(name));
  return [...new Set([...names, ...required])].some((name) => termsApart(propertyTerm(one.facet, name), propertyTerm(other.facet, name), shapes, depth + 1));
}

function termsApart(one: Term, other: Term, shapes: Shapes, depth: number): boolean {
  if (one.length === 0) return shapes.isNever(other);
  if (other.length === 0) return shapes.isNever(one);
  if (shapes.isOpen(one) || shapes.isOpen(other)) return false;
  return areDisjoint([shapes.of(one), shapes.of(other)], shapes, depth);
}
