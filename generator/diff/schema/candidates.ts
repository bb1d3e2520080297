import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { ordered } from "../../../runtime/contract/ordered.js";
import { itemAt, type ArrayFacet } from "./array.js";
import { canonical } from "./canonical.js";
import { FURTHER_NAMES, numbers, texts } from "./drafts.js";
import { textsMatching } from "./matching.js";
import { declaredNames, propertyTerm } from "./object.js";
import { take, type Sampler } from "./sample.js";
import type { Alternative, Shapes } from "./shape.js";
import type { Term } from "./term.js";

/** Finds a value of a part that the base accepts and the head refuses; undefined where none is found. */
export type Between = (before: Term, after: Term) => Json | undefined;

/** Values of the base that the head may refuse: at the head's limits, and with a part that it refuses. */
export function* candidates(shapes: Shapes, sampler: Sampler, before: Term, after: Term, between: Between): Generator<Json> {
  const heads = shapes.of(after);
  for (const alternative of shapes.of(before)) {
    yield* sampler.drafts(alternative);
    if (alternative.values !== null) continue;
    for (const head of heads) if (head.kind === alternative.kind) yield* against(alternative, head, sampler, between);
  }
}

function* against(base: Alternative, head: Alternative, sampler: Sampler, between: Between): Generator<Json> {
  if (base.kind === "number" && head.kind === "number") yield* numbers(base.facet, [head.facet], head.values);
  else if (base.kind === "string" && head.kind === "string") yield* texts(base.facet, [head.facet]);
  else if (base.kind === "array" && head.kind === "array") yield* arraysAgainst(base.facet, head.facet, sampler, between);
  else if (base.kind === "object" && head.kind === "object") yield* objectsAgainst(base, head, sampler, between);
}

function* arraysAgainst(base: ArrayFacet, head: ArrayFacet, sampler: Sampler, between: Between): Generator<Json> {
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

function* objectsAgainst(base: Alternative & { kind: "object" }, head: Alternative & { kind: "object" }, sampler: Sampler, between: Between): Generator<Json> {
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

function distinct(objects: readonly JsonObject[]): readonly JsonObject[] {
  return [...new Map(objects.map((object) => [canonical(object), object])).values()];
}
