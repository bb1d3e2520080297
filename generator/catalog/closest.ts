/** The candidate that a misspelt word most likely meant; null where none is near. */
export function closest(word: string, candidates: Iterable<string>): string | null {
  const bare = plain(word);
  let best: string | null = null;
  let bestDistance = Math.floor(Math.max(bare.length, 3) / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(bare, plain(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Case, dashes and underscores are no difference to whoever misspells. */
function plain(word: string): string {
  return word.slice(0, 80).toLowerCase().replace(/[-_\s]/g, "");
}

/** Insertions, deletions, replacements and swaps of neighbours; at least `limit` where it is reached. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
