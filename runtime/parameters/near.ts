/**
 * The name that was surely meant by another, or null: the same letters in another spelling
 * (`max_depth`, `MAXDEPTH`), the one name that holds its words (`depth` in `maxDepth`), or the one
 * that is a slip of the finger away.
 */
export function meantBy(given: string, names: readonly string[]): string | null {
  const folded = fold(given);
  const others = names.map(fold);
  const same = names.filter((_name, index) => others[index] === folded);
  if (same.length === 1) return same[0]!;
  const distances = others.map((other) => slipsBetween(folded, other));
  const least = Math.min(...distances);
  if (least !== Infinity) {
    const closest = names.filter((_name, index) => distances[index] === least);
    return closest.length === 1 ? closest[0]! : null;
  }
  const words = wordsOf(given);
  const holding = names.filter((name) => {
    const parts = wordsOf(name);
    return isWithin(words, parts) || isWithin(parts, words);
  });
  return holding.length === 1 ? holding[0]! : null;
}

/** Names in the order of their nearness, the catalog's order where they are as near. */
export function nearest(given: string, names: readonly string[], most: number): readonly string[] {
  if (most === 0) return [];
  const folded = fold(given);
  return names
    .map((name, index) => {
      const other = fold(name);
      return { name, index, distance: distanceOf(folded, other) - (other.startsWith(folded) ? folded.length : 0) };
    })
    .sort((one, other) => one.distance - other.distance || one.index - other.index)
    .slice(0, most)
    .map(({ name }) => name);
}

/** A name without case and separators, and one however its accents are encoded. */
export function fold(name: string): string {
  return name.normalize("NFC").toLowerCase().replace(/[\s_.-]+/g, "");
}

/** Slips that are forgiven: none in a name of two letters, one in three to six, two from seven on. */
function slipsFor(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  return length < 3 ? 0 : length < 7 ? 1 : 2;
}

/** How many slips one is from the other; Infinity where they are more than are forgiven. */
function slipsBetween(one: string, other: string): number {
  const forgiven = slipsFor(one, other);
  // No fewer slips than one is longer than the other.
  if (Math.abs(one.length - other.length) > forgiven) return Infinity;
  const distance = distanceOf(one, other);
  return distance <= forgiven ? distance : Infinity;
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s_.-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).map((word) => word.toLowerCase());
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.length < others.length && words.every((word) => word.length > 2 && others.includes(word));
}

/** Damerau-Levenshtein: a transposition of neighbours is one slip. Long names are compared by their beginnings. */
function distanceOf(one: string, other: string): number {
  const width = Math.min(one.length, MOST);
  const height = Math.min(other.length, MOST);
  let [before, last, row] = ROWS;
  for (let j = 0; j <= height; j++) last[j] = j;
  for (let i = 1; i <= width; i++) {
    const letter = one.charCodeAt(i - 1);
    row[0] = i;
    for (let j = 1; j <= height; j++) {
      const same = letter === other.charCodeAt(j - 1);
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === other.charCodeAt(j - 1)) least = Math.min(least, before[j - 2]! + 1);
      row[j] = least;
    }
    const spare = before;
    before = last;
    last = row;
    row = spare;
  }
  return last[height]! + Math.abs(one.length - width - (other.length - height));
}

const MOST = 64;
/** The rows that are compared at a time, for every comparison: a golden test of ten thousand actions makes many. */
const ROWS: readonly [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(MOST + 1), new Uint8Array(MOST + 1), new Uint8Array(MOST + 1)];
