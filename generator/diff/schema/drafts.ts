import { multipleOf } from "../../../runtime/multiple.js";
import type { Json } from "../../../runtime/contract/contract.js";
import { canonical } from "./canonical.js";
import { textsMatching } from "./matching.js";
import type { NumberFacet } from "./number.js";
import { lengthOf, type StringFacet } from "./string.js";

/** Names that hardly any object declares. */
export const FURTHER_NAMES: readonly string[] = ["further", "a", "z", "x-1", "A1", "1", "поле", ""];
/** Values of every kind, plain ones first. */
export const ANYTHING: readonly Json[] = ["text", 1, 0.5, -1, true, false, null, [], {}, "", 0];

/** Numbers that are plain, or stand at a limit; whoever asks tests them. */
export function* numbers(facet: NumberFacet, heads: readonly NumberFacet[], listed: readonly Json[] | null = null): Generator<number> {
  const near = (value: number): readonly number[] => [value, value + 1, value - 1, value + 0.5, value - 0.5];
  const all = [facet, ...heads];
  const limits = all.flatMap(({ minimum, maximum }) => [minimum, maximum]).filter((bound) => bound !== null).map(({ value }) => value);
  const divisors = [...facet.multiples.keys()];
  const starts = [...[1, 0, 10, 100, ...limits, ...(listed ?? []).filter((value) => typeof value === "number")].flatMap(near), ...all.flatMap(({ multiples }) => [...multiples.keys()]).flatMap((value) => [value, -value, multipleOf(3, value)]), 0.25, 1e6, -1e6];
  const step = divisors.reduce((product, divisor) => product * divisor, 1);
  for (const start of starts) {
    if (divisors.length === 0) yield start;
    else yield* [multipleOf(Math.ceil(start / step), step), multipleOf(Math.floor(start / step), step)];
  }
}

/** Texts that are plain, match a pattern or are as long as a limit; whoever asks tests them. */
export function* texts(facet: StringFacet, heads: readonly StringFacet[]): Generator<string> {
  const lengths = [facet, ...heads].flatMap(({ minLength, maxLength }) => [minLength, maxLength]).filter((limit) => limit !== null).map(({ value }) => value);
  const sizes = [...new Set(lengths.flatMap((value) => [value, value + 1, value - 1]))].filter((size) => size >= 0 && size <= LONGEST);
  const exact = [...facet.patterns.keys()].flatMap(textsMatching);
  // A pattern without anchors lets more stand around what it matches.
  const matching = [...exact, ...exact.slice(0, 3).flatMap((text) => ["1", "я", " ", "-", "A"].flatMap((letter) => [text + letter, letter + text]))];
  for (const word of [...matching, ...WORDS]) yield word;
  for (const size of sizes) for (const word of [...matching, ...WORDS]) if (word !== "") yield sized(word, size);
}

/** An item that is not among those that are taken, for lists whose items differ. */
export function freshItem(taken: readonly Json[], fits: (value: Json) => boolean): Json | undefined {
  const used = new Set(taken.map(canonical));
  const drafts = [taken.length, `item${taken.length}`, [taken.length], { item: taken.length }, taken.length + 0.5, ...ANYTHING];
  return drafts.find((value) => !used.has(canonical(value)) && fits(value));
}

/** A witness is read by people: one of more letters is none. */
const LONGEST = 4000;

const WORDS: readonly string[] = ["text", "a", "", "1", "я", "A", "x y", "-", "b", "c", "0", "ab", "x-1"];

/** The word cut or continued to a length in code points. */
function sized(word: string, size: number): string {
  const length = lengthOf(word);
  if (length >= size) return [...word].slice(0, size).join("");
  const last = [...word].at(-1)!;
  return word + last.repeat(size - length);
}
