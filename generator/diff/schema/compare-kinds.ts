import type { Json } from "../../../runtime/contract/contract.js";
import { canonical } from "./canonical.js";
import type { Step, Told } from "./difference.js";
import type { NumberFacet } from "./number.js";
import { KINDS, type Alternative, type Kind, type Shape } from "./shape.js";

/** Tells kinds of values that come or go, and whether it told of whole numbers too. */
export function compareTypes(before: Shape, after: Shape, trail: readonly Step[], told: Told): boolean {
  const [were, are] = [typesOf(before), typesOf(after)];
  const kinds = (types: readonly string[]): readonly string[] => types.map((type) => (type === "integer" ? "number" : type));
  const gone = kinds(were).filter((type) => !kinds(are).includes(type));
  const come = kinds(are).filter((type) => !kinds(were).includes(type));
  const [was, is] = [onlyNumbers(before), onlyNumbers(after)];
  const whole = was !== null && is !== null && !was.integer && is.integer && are.includes("integer");
  const broken = was !== null && is !== null && was.integer && !is.integer && were.includes("integer");
  if (gone.length + come.length === 0 && !whole && !broken) return false;
  const narrower = gone.length > 0 || whole;
  const wider = come.length > 0 || broken;
  told.add(
    {
      kind: "type-changed",
      effect: narrower && wider ? "differs" : narrower ? "narrower" : "wider",
      ...places(before, after, trail, "/type"),
      before: typeNames(were),
      after: typeNames(are),
    },
    trail,
  );
  return whole || broken;
}

/** Whether a shape is a list of values, whatever their types. */
export function isListed(shape: Shape): boolean {
  return shape.length > 0 && shape.some(({ values }) => values !== null) && shape.every((alternative) => valuesOf(alternative) !== null && alternative.conditions.length === 0);
}

/** Tells values that come or go, of whatever kind; both shapes are lists. */
export function compareListed(before: Shape, after: Shape, trail: readonly Step[], told: Told): void {
  const [were, are] = [before, after].map((shape) => new Map(shape.flatMap((alternative) => valuesOf(alternative)!.map((value) => [canonical(value), value] as const))));
  const at = places(before, after, trail, "");
  const list = { ...at, pointer: listAt(before) ?? at.pointer, headPointer: listAt(after) ?? at.headPointer };
  for (const [text, value] of were!) if (!are!.has(text)) told.add({ kind: "value-removed", effect: "narrower", ...list, before: value }, trail);
  for (const [text, value] of are!) if (!were!.has(text)) told.add({ kind: "value-added", effect: "wider", ...list, after: value }, trail);
}

export function ofKind(shape: Shape, kind: Kind): readonly Alternative[] {
  return shape.filter((alternative) => alternative.kind === kind);
}

/** Names of the types, as JSON Schema has them. */
function typesOf(shape: Shape): readonly string[] {
  return KINDS.flatMap((kind) => {
    const alternatives = ofKind(shape, kind);
    if (alternatives.length === 0) return [];
    return kind === "number" && alternatives.every(isWhole) ? ["integer"] : [kind];
  });
}

function isWhole(alternative: Alternative): boolean {
  if (alternative.kind !== "number") return false;
  if (alternative.values !== null) return alternative.values.every((value) => Number.isInteger(value));
  return alternative.facet.integer && alternative.facet.integerAt?.endsWith("/type") === true;
}

/** The one alternative for numbers of a shape that lists no values. */
function onlyNumbers(shape: Shape): NumberFacet | null {
  const [only, ...others] = ofKind(shape, "number");
  return only?.kind === "number" && others.length === 0 && shape.every(({ values }) => values === null) ? only.facet : null;
}

/** As the keyword has them; undefined where every type is accepted. */
function typeNames(types: readonly string[]): Json | undefined {
  if (types.length === KINDS.length && !types.includes("integer")) return undefined;
  return types.length === 1 ? types[0] : types;
}

function valuesOf(alternative: Alternative): readonly Json[] | null {
  if (alternative.values !== null || alternative.conditions.length > 0) return alternative.values;
  if (alternative.kind === "null") return [null];
  return alternative.kind === "boolean" ? [false, true] : null;
}

function listAt(shape: Shape): string | null {
  return shape.find(({ valuesAt }) => valuesAt !== null)?.valuesAt ?? null;
}

/** Where a pair of schemas stands: where one side says nothing, the other's place stands for it. */
function places(before: Shape, after: Shape, trail: readonly Step[], suffix: string): { pointer: string; headPointer: string; definition: string | null } {
  const pair = trail.at(-1);
  const [one, other] = [pair?.before[0]?.pointer, pair?.after[0]?.pointer];
  return {
    pointer: `${one ?? other ?? ""}${suffix}`,
    headPointer: `${other ?? one ?? ""}${suffix}`,
    definition: before[0]?.definition ?? after[0]?.definition ?? null,
  };
}
