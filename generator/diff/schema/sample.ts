import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { ordered } from "../../../runtime/contract/ordered.js";
import { itemAt, type ArrayFacet } from "./array.js";
import { canonical } from "./canonical.js";
import type { Into } from "./difference.js";
import { textsMatching } from "./matching.js";
import type { NumberFacet } from "./number.js";
import { declaredNames, propertyTerm, type ObjectFacet } from "./object.js";
import type { Alternative, Shapes } from "./shape.js";
import { lengthOf, type StringFacet } from "./string.js";
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

/** Values of the base that the head may refuse: at the head's limits, and with a part that it refuses. */
export function* candidates(shapes: Shapes, sampler: Sampler, before: Term, after: Term, between: (before: Term, after: Term) => Json | undefined): Generator<Json> {
  const heads = shapes.of(after);
  for (const alternative of shapes.of(before)) {
    yield* sampler.drafts(alternative);
    if (alternative.values !== null) continue;
    for (const head of heads) if (head.kind === alternative.kind) yield* against(alternative, head, sampler, between);
  }
}

function* against(base: Alternative, head: Alternative, sampler: Sampler, between: (before: Term, after: Term) => Json | undefined): Generator<Json> {
  if (base.kind === "number" && head.kind === "number") yield* numbers(base.facet, [head.facet], head.values);
  else if (base.kind === "string" && head.kind === "string") yield* texts(base.facet, [head.facet]);
  else if (base.kind === "array" && head.kind === "array") yield* arraysAgainst(base.facet, head.facet, sampler, between);
  else if (base.kind === "object" && head.kind === "object") yield* objectsAgainst(base, head, sampler, between);
}

function* arraysAgainst(base: ArrayFacet, head: ArrayFacet, sampler: Sampler, between: (before: Term, after: Term) => Json | undefined): Generator<Json> {
  const limits = [head.minItems?.value, head.maxItems?.value].filter((limit) => limit !== undefined);
  const arrays = take(sampler.arrays(base, limits.flatMap((limit) => [limit - 1, limit + 1])), 40);
  yield* arrays;
  const places = Math.max(base.prefix.length, head.prefix.length) + 1;
  for (let index = 0; index < places; index++) {
    const part = between(itemAt(base, index), itemAt(head, index));
    if (part === undefined) continue;
    const least = Math.max(index + 1, base.minItems?.value ?? 0);
    for (const array of [...arrays, ...take(sampler.arrays(base, [least, least + 1]), 8)]) {
      const items = array as readonly Json[];
      if (items.length > index) yield items.map((item, at) => (at === index ? part : item));
    }
  }
  for (const array of arrays) {
    const items = array as readonly Json[];
    if (items.length > 0) yield [...items, items[0]!];
    for (const { term } of [...head.contains, ...base.contains]) for (const value of sampler.of(term).slice(0, 2)) yield* [[...items, value], [...items, value, value]];
  }
}

function* objectsAgainst(base: Alternative & { kind: "object" }, head: Alternative & { kind: "object" }, sampler: Sampler, between: (before: Term, after: Term) => Json | undefined): Generator<Json> {
  const bases = distinct([...sampler.bases(base)]);
  const patterns = [...base.facet.layers, ...head.facet.layers].flatMap(({ patterns }) => [...patterns.keys()]);
  const declared = [...new Set([...declaredNames(head.facet), ...declaredNames(base.facet), ...head.facet.dependencies.map(({ name }) => name)])];
  const further = [...patterns.flatMap(textsMatching), ...FURTHER_NAMES];
  for (const name of [...declared, ...further]) {
    const [was, is] = [propertyTerm(base.facet, name), propertyTerm(head.facet, name)];
    const parts = [between(was, is), ...sampler.of(was).slice(0, 3)].filter((part) => part !== undefined);
    for (const part of parts) for (const object of bases) yield sampler.completed(base.facet, { ...object, ...ordered([[name, part]]) } as JsonObject);
  }
  for (const object of bases) for (const name of Object.keys(object)) yield ordered(Object.entries(object).filter(([key]) => key !== name));
  const most = head.facet.maxProperties?.value;
  if (most === undefined || most > 100) return;
  let grown = bases[0] ?? {};
  for (const name of [...declared, ...further, ...Array.from({ length: most + 1 }, (_, index) => `further${index}`)]) {
    const [value] = sampler.of(propertyTerm(base.facet, name));
    if (value !== undefined && Object.keys(grown).length <= most) grown = { ...grown, ...ordered([[name, value]]) } as JsonObject;
  }
  yield grown;
}

const FURTHER_NAMES: readonly string[] = ["further", "a", "z", "x-1", "A1", "1", "поле", ""];
const ANYTHING: readonly Json[] = ["text", 1, 0.5, -1, true, false, null, [], {}, "", 0];

function* numbers(facet: NumberFacet, heads: readonly NumberFacet[], listed: readonly Json[] | null = null): Generator<number> {
  const near = (value: number): readonly number[] => [value, value + 1, value - 1, value + 0.5, value - 0.5];
  const all = [facet, ...heads];
  const limits = all.flatMap(({ minimum, maximum }) => [minimum, maximum]).filter((bound) => bound !== null).map(({ value }) => value);
  const divisors = [...facet.multiples.keys()];
  const starts = [...[1, 0, 10, 100, ...limits, ...(listed ?? []).filter((value) => typeof value === "number")].flatMap(near), ...all.flatMap(({ multiples }) => [...multiples.keys()]).flatMap((value) => [value, -value, 3 * value]), 0.25, 1e6, -1e6];
  const step = divisors.reduce((product, divisor) => product * divisor, 1);
  for (const start of starts) {
    if (divisors.length === 0) yield start;
    else yield* [Math.ceil(start / step) * step, Math.floor(start / step) * step];
  }
}

/** A witness is read by people: one of more letters is none. */
const LONGEST = 4000;

const WORDS: readonly string[] = ["text", "a", "", "1", "я", "A", "x y", "-", "b", "c", "0", "ab", "x-1"];

function* texts(facet: StringFacet, heads: readonly StringFacet[]): Generator<string> {
  const lengths = [facet, ...heads].flatMap(({ minLength, maxLength }) => [minLength, maxLength]).filter((limit) => limit !== null).map(({ value }) => value);
  const sizes = [...new Set(lengths.flatMap((value) => [value, value + 1, value - 1]))].filter((size) => size >= 0 && size <= LONGEST);
  const exact = [...facet.patterns.keys()].flatMap(textsMatching);
  // A pattern without anchors lets more stand around what it matches.
  const matching = [...exact, ...exact.slice(0, 3).flatMap((text) => ["1", "я", " ", "-", "A"].flatMap((letter) => [text + letter, letter + text]))];
  for (const word of [...matching, ...WORDS]) yield word;
  for (const size of sizes) for (const word of [...matching, ...WORDS]) if (word !== "") yield sized(word, size);
}

/** The word cut or continued to a length in code points. */
function sized(word: string, size: number): string {
  const length = lengthOf(word);
  if (length >= size) return [...word].slice(0, size).join("");
  const last = [...word].at(-1)!;
  return word + last.repeat(size - length);
}

function freshItem(taken: readonly Json[], fits: (value: Json) => boolean): Json | undefined {
  const used = new Set(taken.map(canonical));
  const drafts = [taken.length, `item${taken.length}`, [taken.length], { item: taken.length }, taken.length + 0.5, ...ANYTHING];
  return drafts.find((value) => !used.has(canonical(value)) && fits(value));
}

function distinct(objects: readonly JsonObject[]): readonly JsonObject[] {
  return [...new Map(objects.map((object) => [canonical(object), object])).values()];
}

function take<T>(values: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const value of values) {
    taken.push(value);
    if (taken.length >= most) break;
  }
  return taken;
}
