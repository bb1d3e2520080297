import type { Json } from "../../../runtime/contract/contract.js";
import { alternativeAccepts, conditionsAccept, facetAccepts } from "./accepts.js";
import { isUnconstrained } from "./any.js";
import { boundedArray, meetArrays } from "./array.js";
import { canonical } from "./canonical.js";
import type { Condition } from "./condition.js";
import { isEmpty } from "./limit.js";
import { isEmptyRange, meetNumbers } from "./number.js";
import { boundedObject, meetObjects } from "./object.js";
import { KINDS, type Alternative, type Body, type Kind, type Shape, type Shapes } from "./shape.js";
import { meetStrings } from "./string.js";

/** What both shapes accept. */
export function meetShapes(one: Shape, other: Shape, shapes: Shapes): Shape {
  return joinShapes(
    one.flatMap((left) => other.filter((right) => right.kind === left.kind).flatMap((right) => meetAlternatives(left, right, shapes) ?? [])),
    shapes,
  );
}

/** What at least one of the alternatives accepts, without those that another one covers plainly. */
export function joinShapes(alternatives: readonly Alternative[], shapes: Shapes): Shape {
  if (new Set(alternatives.map(({ kind }) => kind)).size === alternatives.length) return alternatives;
  return KINDS.flatMap((kind) => joinKind(kind, alternatives.filter((alternative) => alternative.kind === kind), shapes));
}

function joinKind(kind: Kind, alternatives: readonly Alternative[], shapes: Shapes): readonly Alternative[] {
  if (alternatives.length < 2) return alternatives;
  const whole = alternatives.find(isUnconstrained);
  if (whole !== undefined) return [whole];
  const listed = alternatives.filter((alternative) => alternative.values !== null && alternative.conditions.length === 0);
  const others = alternatives.filter((alternative) => !listed.includes(alternative));
  if (listed.length === 0) return others;
  const values = new Map(listed.flatMap((alternative) => alternative.values!.map((value) => [canonical(value), value] as const)));
  const left = [...values.values()].filter((value) => !others.some((other) => shapes.trial(() => alternativeAccepts(other, value, shapes)) === true));
  return left.length === 0 ? others : [withValues({ ...listed[0]!, kind } as Alternative, left), ...others];
}

/** Every boolean and the only null are values like others: a full list of them is no constraint. */
export function withValues(alternative: Alternative, values: readonly Json[]): Alternative {
  const full = alternative.kind === "null" || (alternative.kind === "boolean" && values.length === 2);
  return { ...alternative, values: full ? null : values };
}

/** The alternative with one more thing that its values are held to. */
export function withCondition(alternative: Alternative, condition: Condition): Alternative {
  return { ...alternative, conditions: [...alternative.conditions, condition] };
}

function meetAlternatives(one: Alternative, other: Alternative, shapes: Shapes): Alternative | null {
  const common = {
    values: null,
    conditions: withoutTwins([...one.conditions, ...other.conditions]),
    at: deeper(one, other).at,
    valuesAt: one.valuesAt ?? other.valuesAt,
    definition: deeper(one, other).definition ?? one.definition ?? other.definition,
  };
  if (one.values !== null || other.values !== null) {
    const listing = one.values === null ? other : one;
    const tested = listing === one ? other : one;
    const truths = new Map(listing.values!.map((value) => [value, shapes.trial(() => (tested.values === null ? facetAccepts(tested, value, shapes) : alternativeAccepts(tested, value, shapes)))]));
    const conditions = [...truths.values()].includes(undefined) ? [...common.conditions, doubtful(tested)] : common.conditions;
    return settled({ ...listing, ...common, conditions, values: listing.values!.filter((value) => truths.get(value) !== false) }, shapes);
  }
  const body = meetBodies(one, other);
  return body === null ? null : settled({ ...body, ...common }, shapes);
}

/** The alternative; null where its own limits leave nothing. What its parts leave is {@link bounded}'s to say. */
export function settled(alternative: Alternative, shapes: Shapes): Alternative | null {
  if (alternative.values !== null) {
    if (alternative.conditions.length === 0) return alternative.values.length === 0 ? null : withValues(alternative, alternative.values);
    const truths = alternative.values.map((value) => shapes.trial(() => conditionsAccept(alternative, value, shapes)));
    const values = alternative.values.filter((_, index) => truths[index] !== false);
    if (values.length === 0) return null;
    return withValues(truths.includes(undefined) ? alternative : { ...alternative, conditions: [] }, values);
  }
  switch (alternative.kind) {
    case "null":
    case "boolean":
      return alternative;
    case "number":
      return isEmptyRange(alternative.facet) ? null : alternative;
    case "string":
      return isEmpty(alternative.facet.minLength, alternative.facet.maxLength) ? null : alternative;
    case "array":
      return isEmpty(alternative.facet.minItems, alternative.facet.maxItems) ? null : alternative;
    case "object":
      return isEmpty(alternative.facet.minProperties, alternative.facet.maxProperties) ? null : alternative;
  }
}

/**
 * The alternative with what follows from its parts written out (items and names that cannot be there);
 * null where nothing satisfies it.
 */
export function bounded(alternative: Alternative, shapes: Shapes): Alternative | null {
  if (alternative.values !== null) return alternative;
  if (alternative.kind === "array") return withFacets(alternative, boundedArray(alternative.facet, shapes));
  if (alternative.kind === "object") return withFacets(alternative, boundedObject(alternative.facet, shapes));
  return alternative;
}

function withFacets(alternative: Alternative, facet: object | null): Alternative | null {
  return facet === null ? null : ({ ...alternative, facet } as Alternative);
}

function meetBodies(one: Body, other: Body): Body | null {
  if (one.kind === "number" && other.kind === "number") return withFacet("number", meetNumbers(one.facet, other.facet));
  if (one.kind === "string" && other.kind === "string") return withFacet("string", meetStrings(one.facet, other.facet));
  if (one.kind === "array" && other.kind === "array") return withFacet("array", meetArrays(one.facet, other.facet));
  if (one.kind === "object" && other.kind === "object") return withFacet("object", meetObjects(one.facet, other.facet));
  return { kind: one.kind } as Body;
}

function withFacet(kind: Kind, facet: object | null): Body | null {
  return facet === null ? null : ({ kind, facet } as Body);
}

/** The more specific place: that of a branch, not of the schema that holds the branches. */
function deeper(one: Alternative, other: Alternative): Alternative {
  return other.at.length > one.at.length ? other : one;
}

function withoutTwins(conditions: readonly Condition[]): readonly Condition[] {
  return [...new Set(conditions)];
}

/** Stands for constraints that cannot be run on a listed value (a pattern that is none). */
function doubtful(alternative: Alternative): Condition {
  return { keyword: "opaque", name: "pattern", text: alternative.kind === "string" ? canonical([...alternative.facet.patterns.keys()].sort()) : alternative.at, at: alternative.at };
}
