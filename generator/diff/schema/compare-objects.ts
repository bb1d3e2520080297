import { pointerTo } from "../../../runtime/contract/pointer.js";
import { compareLimits } from "./compare-scalars.js";
import type { Asked, Comparing } from "./comparing.js";
import { entering, type Effect, type NewDifference, type Openness } from "./difference.js";
import { declaredNames, isDeclared, isSilent, propertyTerm, restTerm, type Dependency, type Layer, type ObjectFacet } from "./object.js";
import { areApart, matches } from "./pattern.js";
import type { Alternative } from "./shape.js";
import type { Term } from "./term.js";

type ObjectAlternative = Alternative & { readonly kind: "object" };
type Tell = (difference: NewDifference) => void;

export function compareObjects(before: ObjectAlternative, after: ObjectAlternative, asked: Asked, tell: Tell): void {
  const names = new Set([...declaredNames(before.facet), ...declaredNames(after.facet), ...before.facet.required.keys(), ...after.facet.required.keys()]);
  for (const name of names) {
    if (asked.told.enough) return;
    compareProperty(name, before, after, asked, tell);
  }
  comparePatterns(before.facet, after.facet, asked, tell);
  if (!asked.told.enough) compareRest(before, after, asked, tell);
  if (!asked.told.enough) compareNames(before.facet, after.facet, asked, tell);
  compareLimits(before.facet.minProperties, after.facet.minProperties, 1, "minProperties", tell);
  compareLimits(before.facet.maxProperties, after.facet.maxProperties, -1, "maxProperties", tell);
  if (!asked.told.enough) compareDependencies(before.facet, after.facet, asked, tell);
}

function compareProperty(name: string, before: ObjectAlternative, after: ObjectAlternative, { comparison, trail, told }: Asked, tell: Tell): void {
  const { shapes } = comparison;
  const [was, is] = [propertyTerm(before.facet, name), propertyTerm(after.facet, name)];
  const [closed, closing] = [shapes.isNever(was), shapes.isNever(is)];
  const [declared, declares] = [isDeclared(before.facet, name) && !closed, isDeclared(after.facet, name) && !closing];
  const [required, requires] = [before.facet.required.has(name), after.facet.required.has(name)];
  const pointer = placeOf(name, before, was);
  const headPointer = placeOf(name, after, is);
  if (declared && declares) {
    compareRequired();
    comparison.walk(was, is, entering(trail, { property: name }), told);
  } else if (declared) {
    // An object of which nothing at all is said any more was opened on purpose.
    const openness: Openness = closing ? "closed" : after.facet.layers.length > 0 && saysNothingOf(name, after.facet) ? "silent" : "explicit";
    if (required && !requires) {
      // Objects without it are new.
      tell({ kind: "property-removed", effect: openness === "explicit" && comparison.includes(was, is) ? "wider" : "differs", name, pointer, openness, required, term: was });
    } else if (openness === "explicit") {
      compareRequired();
      // What is accepted may be the same; the name is spoken of no more.
      tell({ kind: "property-removed", effect: effectOf(comparison.includes(was, is), comparison.includes(is, was)) ?? "declared", name, pointer, openness, required, term: was });
    } else {
      tell({ kind: "property-removed", effect: "narrower", name, pointer, openness, required, term: was });
    }
  } else if (declares) {
    const openness: Openness = closed ? "closed" : saysNothingOf(name, before.facet) ? "silent" : "explicit";
    if (requires && !required) {
      // Objects without it are refused; where it was not let through, those with it are new.
      tell({ kind: "property-added", effect: comparison.includes(is, was) ? "narrower" : "differs", name, headPointer, openness, required: true, term: is });
    } else if (openness === "explicit") {
      compareRequired();
      tell({ kind: "property-added", effect: effectOf(comparison.includes(was, is), comparison.includes(is, was)) ?? "declared", name, headPointer, openness, required: requires, term: is });
    } else {
      tell({ kind: "property-added", effect: closed ? "wider" : "declared", name, headPointer, openness, required: requires, term: is });
    }
  } else {
    compareRequired();
    // A name that one side forbids by name alone; where it closes the object, that is told of the object.
    if (closing && !closed && isDeclared(after.facet, name) && !shapes.isNever(restTerm(after.facet))) tell({ kind: "property-removed", effect: "narrower", name, pointer, headPointer, openness: "closed", required });
    if (closed && !closing && isDeclared(before.facet, name) && !shapes.isNever(restTerm(before.facet))) tell({ kind: "property-added", effect: "wider", name, pointer, headPointer, openness: "closed", required: requires });
  }

  function compareRequired(): void {
    if (requires && !required) tell({ kind: "property-became-required", effect: "narrower", name, pointer, headPointer: after.facet.required.get(name)! });
    if (required && !requires) tell({ kind: "property-became-optional", effect: "wider", name, pointer: before.facet.required.get(name)!, headPointer });
  }
}

/** Whether a name is let through for want of a word, and no pattern speaks of it either. */
function saysNothingOf(name: string, facet: ObjectFacet): boolean {
  return isSilent(facet) && facet.layers.every(({ patterns }) => [...patterns.keys()].every((pattern) => matches(pattern, name) === false));
}

/** Where the property is declared; where it is not, where it would be. */
function placeOf(name: string, { at, facet }: ObjectAlternative, term: Term): string {
  return (isDeclared(facet, name) ? term[0]?.pointer : undefined) ?? `${at}${pointerTo("properties", name)}`;
}

/** What a name that matches the pattern must satisfy at most, or at least. */
function patternTerm({ layers }: ObjectFacet, pattern: string, bound: "most" | "least"): Term {
  return layers.flatMap((layer) => layer.patterns.get(pattern) ?? (bound === "most" || [...layer.patterns.keys()].every((other) => areApart(other, pattern)) ? layer.additional : []));
}

function patternsOf({ layers }: ObjectFacet): readonly string[] {
  return [...new Set(layers.flatMap((layer) => [...layer.patterns.keys()]))];
}

function comparePatterns(before: ObjectFacet, after: ObjectFacet, asked: Asked, tell: Tell): void {
  const { comparison, trail, told } = asked;
  const [were, are] = [patternsOf(before), patternsOf(after)];
  if (were.length + are.length === 0 || sameLayers(before, after, comparison)) return;
  for (const pattern of were.filter((pattern) => are.includes(pattern))) {
    if (told.enough) return;
    comparison.walk(patternTerm(before, pattern, "least"), patternTerm(after, pattern, "most"), entering(trail, { matching: pattern }), told);
  }
  // A pattern of both is told by its schemas: whatever else a name matches, it matches this one too.
  for (const pattern of are.filter((pattern) => !were.includes(pattern))) {
    if (told.enough) return;
    const effect = effectOf(fitsPattern(before, were, after, pattern, comparison), comparison.includes(patternTerm(after, pattern, "least"), restTerm(before)));
    if (effect !== null) tell(patternChange("property-added", effect, pattern, after));
  }
  for (const pattern of were.filter((pattern) => !are.includes(pattern))) {
    if (told.enough) return;
    const effect = effectOf(comparison.includes(patternTerm(before, pattern, "least"), restTerm(after)), fitsPattern(after, are, before, pattern, comparison));
    if (effect !== null) tell(patternChange("property-removed", effect, pattern, before));
  }
}

/**
 * Whether the schemas that speak of further names are the same on both sides. Where several of them have
 * patterns, what holds for a name that may match two of them is known within bounds only, and bounds of
 * equal things would differ.
 */
function sameLayers({ layers: before }: ObjectFacet, { layers: after }: ObjectFacet, comparison: Comparing): boolean {
  const free = new Set(after);
  const same = (one: Layer, other: Layer): boolean =>
    one.patterns.size === other.patterns.size &&
    [...one.patterns].every(([pattern, term]) => other.patterns.has(pattern) && comparison.equal(term, other.patterns.get(pattern)!)) &&
    comparison.equal(one.additional, other.additional);
  return before.length === after.length && before.every((one) => {
    const partner = [...free].find((other) => same(one, other));
    return partner !== undefined && free.delete(partner);
  });
}

/** What becomes of the values, by whether each side is within the other; null where nothing does. */
function effectOf(within: boolean, around: boolean): Effect | null {
  if (within) return around ? null : "wider";
  return around ? "narrower" : "differs";
}

/** Whether all that one object lets through under names of a pattern that it lacks satisfies the other's term for it. */
function fitsPattern(inner: ObjectFacet, patterns: readonly string[], outer: ObjectFacet, pattern: string, comparison: Comparing): boolean {
  const term = patternTerm(outer, pattern, "most");
  return comparison.includes(restTerm(inner), term) && patterns.filter((other) => !areApart(other, pattern)).every((other) => comparison.includes(patternTerm(inner, other, "least"), term));
}

function patternChange(kind: "property-added" | "property-removed", effect: Effect, pattern: string, facet: ObjectFacet): NewDifference {
  const at = facet.layers.find((layer) => layer.patterns.has(pattern))?.at ?? "";
  return { kind, effect, name: `/${pattern}/`, pointer: at + pointerTo("patternProperties", pattern), openness: "explicit", required: false };
}

function compareRest(before: ObjectAlternative, after: ObjectAlternative, { comparison, trail, told }: Asked, tell: Tell): void {
  const [was, is] = [restTerm(before.facet), restTerm(after.facet)];
  const [closed, closes] = [comparison.shapes.isNever(was), comparison.shapes.isNever(is)];
  if (closed && closes) return;
  const at = (alternative: ObjectAlternative, term: Term): string => term[0]?.pointer ?? `${alternative.at}/additionalProperties`;
  const places = { pointer: at(before, was), headPointer: at(after, is), openness: closed ? "closed" : isSilent(before.facet) ? "silent" : "explicit" } as const;
  if (closes) tell({ kind: "object-closed", effect: "narrower", ...places });
  else if (closed) tell({ kind: "object-opened", effect: "wider", ...places, openness: comparison.includes([], is) ? "silent" : "explicit" });
  else comparison.walk(was, is, entering(trail, { further: true }), told);
}

function compareNames(before: ObjectFacet, after: ObjectFacet, { comparison }: Asked, tell: Tell): void {
  const allowed = (facet: ObjectFacet, term: Term): boolean => {
    if (facet.names.some((other) => comparison.includes(other, term))) return true;
    const closed = comparison.shapes.isNever(restTerm(facet)) && patternsOf(facet).length === 0;
    return closed && declaredNames(facet).every((name) => comparison.shapes.accepts(term, name) === true);
  };
  const asked = after.names.filter((term) => !allowed(before, term));
  const dropped = before.names.filter((term) => !allowed(after, term));
  const at = (term: Term): string => term[0]?.pointer ?? "";
  if (asked.length === 1 && before.names.length === 1) {
    tell({ kind: "condition-changed", effect: dropped.length === 0 ? "narrower" : "differs", name: "propertyNames", pointer: at(before.names[0]!), headPointer: at(asked[0]!) });
    return;
  }
  for (const term of asked) tell({ kind: "condition-added", effect: "narrower", name: "propertyNames", headPointer: at(term) });
  for (const term of dropped) tell({ kind: "condition-removed", effect: "wider", name: "propertyNames", pointer: at(term) });
}

function compareDependencies(before: ObjectFacet, after: ObjectFacet, { comparison }: Asked, tell: Tell): void {
  for (const dependency of after.dependencies) {
    if (!isMet(dependency, before, comparison)) tell({ kind: "condition-added", effect: "narrower", name: "dependencies", headPointer: dependency.at + pointerTo(dependency.name), after: dependency.name });
  }
  for (const dependency of before.dependencies) {
    if (!isMet(dependency, after, comparison)) tell({ kind: "condition-removed", effect: "wider", name: "dependencies", pointer: dependency.at + pointerTo(dependency.name), before: dependency.name });
  }
}

function isMet({ name, term }: Dependency, facet: ObjectFacet, comparison: Comparing): boolean {
  if (comparison.shapes.isNever(propertyTerm(facet, name))) return true;
  if (facet.dependencies.some((other) => other.name === name && comparison.includes(other.term, term, true))) return true;
  return comparison.includesObject(facet, term);
}
