import type { Evidence } from "../change.js";

/** What two things that may be one are judged by. */
export interface Likely<T> {
  name(item: T): string;
  words(item: T): string | null;
  /** Whether both accept the same, and enough for that to mean something. */
  sameShape(before: T, after: T): boolean;
  /** The canonical name that a list of retired names gives. */
  retired(former: string): string | undefined;
}

export interface Pair<T> {
  readonly before: T;
  readonly after: T;
  readonly evidence: readonly Evidence[];
}

/**
 * Pairs what went with what came where it is likely one thing under a new name. The list of retired
 * names settles it; else an equal shape together with a name or words alike, or a name that is only
 * spelled differently.
 */
export function pairLikely<T>(gone: readonly T[], come: readonly T[], likely: Likely<T>): readonly Pair<T>[] {
  const candidates = gone.flatMap((before) => come.map((after) => ({ before, after, evidence: evidenceOf(before, after, likely) }))).filter(({ evidence }) => isEnough(evidence));
  const ranked = candidates.map((pair) => ({ pair, rank: rankOf(pair.evidence) + nameLikeness(likely.name(pair.before), likely.name(pair.after)) / 10 })).sort((one, other) => other.rank - one.rank);
  const taken = new Set<T>();
  const pairs: Pair<T>[] = [];
  for (const { pair } of ranked) {
    if (taken.has(pair.before) || taken.has(pair.after)) continue;
    taken.add(pair.before).add(pair.after);
    pairs.push(pair);
  }
  return pairs;
}

function evidenceOf<T>(before: T, after: T, likely: Likely<T>): readonly Evidence[] {
  const [former, name] = [likely.name(before), likely.name(after)];
  const evidence: Evidence[] = [];
  if (likely.retired(former) === name) evidence.push("retired-list");
  if (former === name) evidence.push("same-name");
  const namesAlike = former !== name && nameLikeness(former, name) >= ALIKE;
  const wordsAlike = wordLikeness(likely.words(before), likely.words(after)) >= ALIKE;
  // Shapes cost the most to compare, so they are asked only where something else speaks for the pair.
  if ((evidence.length > 0 || namesAlike || wordsAlike) && likely.sameShape(before, after)) evidence.push("equal-shape");
  if (namesAlike) evidence.push("similar-name");
  if (wordsAlike) evidence.push("similar-words");
  return evidence;
}

const ALIKE = 0.5;
const RANKS: { readonly [evidence in Evidence]: number } = { "retired-list": 16, "same-name": 8, "equal-shape": 4, "similar-name": 2, "similar-words": 1 };

function isEnough(evidence: readonly Evidence[]): boolean {
  if (evidence.includes("retired-list")) return true;
  return evidence.includes("equal-shape") && evidence.length > 1;
}

function rankOf(evidence: readonly Evidence[]): number {
  return evidence.reduce((sum, item) => sum + RANKS[item], 0);
}

/** From 0 to 1: the share of words that two names have in common, or of letters where they are one word. */
function nameLikeness(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  if (left.join("") === right.join("")) return 1;
  return Math.max(overlap(spelledOut(left, right), spelledOut(right, left)), letterLikeness(left.join(""), right.join("")));
}

/** `getUserId`, `get-user_id` → get, user, id. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** `mr` stands for `merge`, `request` where the other name has those words one after another. */
function spelledOut(words: readonly string[], other: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (word.length < 2 || other.includes(word)) return [word];
    const at = other.findIndex((_, index) => other.slice(index, index + word.length).map((part) => part[0]).join("") === word);
    return at === -1 ? [word] : other.slice(at, at + word.length);
  });
}

function overlap(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  const common = one.filter((word) => other.includes(word));
  return all.size === 0 ? 0 : new Set(common).size / all.size;
}

/** One minus the share of letters that must be changed; 0 for names that are too long to ask. */
function letterLikeness(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  if (length === 0 || length > 64 || Math.min(one.length, other.length) < 3) return 0;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) next.push(Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)));
    row = next;
  }
  const alike = 1 - row[other.length]! / length;
  // Below this, names of one language are alike by chance.
  return alike >= 0.75 ? alike : 0;
}

function wordLikeness(one: string | null, other: string | null): number {
  if (one === null || other === null) return 0;
  const [left, right] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  if (Math.min(left.size, right.size) < 3) return 0;
  return overlap([...left], [...right]);
}
