import { stems } from "./stem.js";

/** A text to be found by others. */
export interface Text {
  readonly name: string;
  readonly text: string;
}

/** Texts by the stems that they hold, each stem weighed by how rare it is. */
export interface Index {
  readonly names: readonly string[];
  /** Stem → text number → how often. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Text number → stem → how often. */
  readonly counts: readonly ReadonlyMap<string, number>[];
  readonly lengths: readonly number[];
  readonly averageLength: number;
}

export function indexTexts(texts: readonly Text[]): Index {
  const postings = new Map<string, Map<number, number>>();
  const lengths: number[] = [];
  const counts = texts.map(({ text }, number) => {
    const words = stems(text);
    const own = new Map<string, number>();
    for (const word of words) own.set(word, (own.get(word) ?? 0) + 1);
    for (const [word, count] of own) {
      const places = postings.get(word) ?? new Map<number, number>();
      places.set(number, count);
      postings.set(word, places);
    }
    lengths.push(words.length);
    return own;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { names: texts.map(({ name }) => name), postings, counts, lengths, averageLength: texts.length === 0 ? 0 : total / texts.length };
}

/** Saturation and length normalisation of Okapi BM25, at their usual values. */
const SATURATION = 1.2;
const LENGTH = 0.75;

/** Names of the texts that a question finds, the best first (equal ones in their own order). */
export function rank(index: Index, question: string): { readonly name: string; readonly score: number }[] {
  const scores = new Map<number, number>();
  for (const word of new Set(stems(question))) {
    const places = index.postings.get(word);
    if (places === undefined) continue;
    const rarity = rarityOf(index, places.size);
    for (const [number, count] of places) {
      const length = 1 - LENGTH + (LENGTH * index.lengths[number]!) / index.averageLength;
      scores.set(number, (scores.get(number) ?? 0) + (rarity * count * (SATURATION + 1)) / (count + SATURATION * length));
    }
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || a - b).map(([number, score]) => ({ name: index.names[number]!, score }));
}

/**
 * Numbers of the texts that share a stem with one and are at least so near to it, in their own order.
 * Nearness is the cosine of stems weighed by their rarity: 0 to 1, which is the text itself.
 */
export function nearTo(index: Index, text: number, threshold: number): { readonly text: number; readonly value: number }[] {
  const dots = new Float64Array(index.names.length);
  for (const [word, count] of index.counts[text]!) {
    const places = index.postings.get(word)!;
    for (const [other, others] of places) dots[other]! += weightOf(index, places.size, count, others);
  }
  const near: { text: number; value: number }[] = [];
  for (const [other, dot] of dots.entries()) {
    const value = dot / (normOf(index, text) * normOf(index, other));
    if (dot > 0 && value >= threshold) near.push({ text: other, value });
  }
  return near;
}

/** Stems that two texts hold, the most telling first. */
export function sharedBy(index: Index, text: number, other: number): readonly string[] {
  const shared: [string, number][] = [];
  for (const [word, count] of index.counts[text]!) {
    const places = index.postings.get(word)!;
    const others = places.get(other);
    if (others !== undefined) shared.push([word, weightOf(index, places.size, count, others)]);
  }
  return shared.sort(([p, m], [q, n]) => n - m || (p < q ? -1 : 1)).map(([word]) => word);
}

/** What a stem adds to the nearness of two texts. */
function weightOf(index: Index, places: number, count: number, others: number): number {
  const rarity = rarityOf(index, places);
  return Math.sqrt(count) * rarity * Math.sqrt(others) * rarity;
}

function normOf(index: Index, text: number): number {
  let known = norms.get(index);
  if (known === undefined) norms.set(index, (known = Float64Array.from(index.counts, (stems) => normOfStems(index, stems))));
  return known[text]!;
}

function normOfStems(index: Index, stems: ReadonlyMap<string, number>): number {
  let squares = 0;
  for (const [word, count] of stems) squares += count * rarityOf(index, index.postings.get(word)!.size) ** 2;
  return Math.sqrt(squares);
}

const norms = new WeakMap<Index, Float64Array>();

const rarityOf = (index: Index, places: number): number => Math.log(1 + (index.names.length - places + 0.5) / (places + 0.5));
