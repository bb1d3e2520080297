import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { ordered } from "../../../runtime/contract/ordered.js";
import { itemAt, type ArrayFacet } from "./array.js";
import { canonical } from "./canonical.js";
import type { Into } from "./difference.js";
import { ANYTHING, freshItem, FURTHER_NAMES, numbers, texts } from "./drafts.js";
import { textsMatching } from "./matching.js";
import { declaredNames, propertyTerm, type ObjectFacet } from "./object.js";
import type { Alternative, Shapes } from "./shape.js";
import type { Term } from "./term.js";

/** Makes small values that a term accepts. */
export class Sampler {
  readonly #known = new Map<string, readonly Json[]>();
  readonly #open = new Set<string>();

  constructor(readonly shapes: Shapes) {}

  /** A few values, plain ones first; all of them checked. */
  of(term: Term): readonly Json[] {
    if (term.length === 0) return ANYTHING;
    const key = this.shapes.keyOf(term);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#open.has(key)) return [];
    this.#open.add(key);
    const made = this.shapes.of(term).flatMap((alternative) => take(this.drafts(alternative), 24).filter((value) => this.shapes.accepts(term, value) === true).slice(0, 4));
    this.#open.delete(key);
    // Inside of itself a term has no samples yet: such an answer is not the last word.
    if (made.length > 0 || this.#open.size === 0) this.#known.set(key, made);
    return made;
  }

  /** Values of a term that hold the given one at a place, plain ones first; all of them checked. */
  *holding(term: Term, into: Into, value: Json): Generator<Json> {
    for (const alternative of this.shapes.of(term)) {
      for (const whole of this.#around(alternative, into, value)) if (this.shapes.accepts(term, whole) === true) yield whole;
    }
  }

  *#around(alternative: Alternative, into: Into, value: Json): Generator<Json> {
    if (alternative.kind === "array" && "item" in into) yield* this.#arraysHolding(alternative.facet, into.item, value);
    if (alternative.kind !== "object" || "item" in into) return;
    const declared = declaredNames(alternative.facet);
    const names = "property" in into ? [into.property] : ("matching" in into ? textsMatching(into.matching) : FURTHER_NAMES).filter((name) => !declared.includes(name)).slice(0, 3);
    for (const name of names) for (const base of this.bases(alternative)) yield this.completed(alternative.facet, { ...base, ...ordered([[name, value]]) } as JsonObject);
  }

  *drafts(alternative: Alternative): Generator<Json> {
    if (alternative.values !== null) yield* alternative.values;
    else if (alternative.kind === "null") yield null;
    else if (alternative.kind === "boolean") yield* [true, false];
    else if (alternative.kind === "number") yield* numbers(alternative.facet, []);
    else if (alternative.kind === "string") yield* texts(alternative.facet, []);
    else if (alternative.kind === "array") yield* this.arrays(alternative.facet, []);
    else yield* this.bases(alternative);
  }

  /** Objects with what must be there, then with more. */
  *bases(alternative: Alternative): Generator<JsonObject> {
    if (alternative.kind !== "object") return;
    if (alternative.values !== null) return yield* alternative.values as readonly JsonObject[];
    const { facet } = alternative;
    const least = this.completed(facet, {});
    yield least;
    for (const name of declaredNames(facet).slice(0, 6)) yield this.completed(facet, this.#with(facet, least, name));
    yield this.completed(facet, declaredNames(facet).reduce<JsonObject>((made, name) => this.#with(facet, made, name), least));
  }

  /** The object with required names, those that its names ask for, and as many as there must be. */
  completed(facet: ObjectFacet, start: JsonObject): JsonObject {
    let made = [...facet.required.keys()].reduce((object, name) => this.#with(facet, object, name), start);
    for (const { name, term } of facet.dependencies) {
      if (!Object.hasOwn(made, name)) continue;
      const asked = this.shapes.of(term).find((alternative) => alternative.kind === "object");
      if (asked?.kind === "object") made = [...asked.facet.required.keys()].reduce((object, needed) => this.#with(facet, object, needed), made);
    }
    const least = facet.minProperties?.value ?? 0;
    for (const name of [...declaredNames(facet), ...FURTHER_NAMES]) if (Object.keys(made).length < least) made = this.#with(facet, made, name);
    return made;
  }

  #with(facet: ObjectFacet, object: JsonObject, name: string): JsonObject {
    if (Object.hasOwn(object, name)) return object;
    const [value] = this.of(propertyTerm(facet, name));
    return value === undefined ? object : ({ ...object, ...ordered([[name, value]]) } as JsonObject);
  }

  *arrays(facet: ArrayFacet, lengths: readonly number[]): Generator<Json> {
    const least = facet.minItems?.value ?? 0;
    const needed = facet.contains.reduce((sum, { minimum }) => sum + minimum, 0);
    for (const length of new Set([least, needed, least + 1, facet.prefix.length, ...lengths])) {
      if (length < 0 || length > 300 || length > (facet.maxItems?.value ?? Infinity)) continue;
      const filled = this.#filled(facet, length, []);
      if (filled !== null) yield filled;
      for (const { term, minimum } of facet.contains) {
        const inside = this.#filled(facet, length, this.of(term), minimum);
        if (inside !== null) yield inside;
      }
    }
  }

  /** Items of each place, the first `count` of them among the preferred values where they fit. */
  #filled(facet: ArrayFacet, length: number, preferred: readonly Json[], count = Infinity): readonly Json[] | null {
    const made: Json[] = [];
    for (let index = 0; index < length; index++) {
      const term = itemAt(facet, index);
      const fitting = index < count ? preferred.filter((value) => this.shapes.accepts(term, value) === true) : [];
      const choices = [...fitting, ...this.of(term)];
      const choice = facet.unique === null ? choices[0] : (choices.find((value) => !made.some((item) => canonical(item) === canonical(value))) ?? freshItem(made, (value) => this.shapes.accepts(term, value) === true));
      if (choice === undefined) return null;
      made.push(choice);
    }
    return made;
  }

  #arraysHolding(facet: ArrayFacet, index: number, value: Json): readonly Json[] {
    const least = Math.max(index + 1, facet.minItems?.value ?? 0);
    const filled = this.#filled(facet, least, []);
    const lengthened = filled === null ? null : filled.map((item, at) => (at === index ? value : item));
    return lengthened === null ? [] : [lengthened];
  }
}

/** The first values. */
export function take<T>(values: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const value of values) {
    taken.push(value);
    if (taken.length >= most) break;
  }
  return taken;
}
