/**
 * The name that was surely meant by another, or null: the same letters in another spelling
 * (`max_depth`, `MAXDEPTH`), the one name that holds its words (`depth` in `maxDepth`), or the one
 * that a slip of the finger away.
 */
export function meantBy(given: string, names: readonly string[]): string | null {
  const folded = fold(given);
  const same = names.filter((name) => fold(name) === folded);
  if (same.length === 1) return same[0]!;
  const close = names.map((name) => ({ name, distance: distanceOf(folded, fold(name)) })).filter(({ name, distance }) => distance <= slipsFor(folded, fold(name)));
  const least = Math.min(...close.map(({ distance }) => distance));
  const closest = close.filter(({ distance }) => distance === least);
  if (closest.length === 1) return closest[0]!.name;
  const words = wordsOf(given);
  const holding = names.filter((name) => isWithin(words, wordsOf(name)) || isWithin(wordsOf(name), words));
  return closest.length === 0 && holding.length === 1 ? holding[0]! : null;
}

/** Names in the order of their nearness, the catalog's order where they are as near. */
export function nearest(given: string, names: readonly string[], most: number): readonly string[] {
  const folded = fold(given);
  return names
    .map((name, index) => ({ name, index, distance: distanceOf(folded, fold(name)) - (fold(name).startsWith(folded) ? folded.length : 0) }))
    .sort((one, other) => one.distance - other.distance || one.index - other.index)
    .slice(0, most)
    .map(({ name }) => name);
}

/** A name without case, separators and accents of spelling. */
export function fold(name: string): string {
  return name.normalize("NFC").toLowerCase().replace(/[\s_.-]+/g, "");
}

/** Slips that are forgiven: one in four letters, two in seven; none in names of two letters. */
function slipsFor(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  return length < 3 ? 0 : length < 7 ? 1 : 2;
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s_.-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).map((word) => word.toLowerCase());
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.length < others.length && words.every((word) => word.length > 2 && others.includes(word));
}

/** Damerau-Levenshtein: a transposition of neighbours is one slip. Long names are compared by their beginnings. */
function distanceOf(one: string, other: string): number {
  const a = one.slice(0, MOST);
  const b = other.slice(0, MOST);
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]! + Math.abs(one.length - a.length - (other.length - b.length));
}

const MOST = 64;
