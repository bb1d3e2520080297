/**
 * Whether an address fits a pattern of a profile's allowlist: `*` stands for anything within one
 * segment, `**` for anything at all; segments are parted by `.`, `:` and `/`. Compared in NFC, by
 * case. Walks the address once per star, so that no pattern makes it slow.
 */
export function isAllowed(pattern: string, address: string): boolean {
  const wanted = partsOf(pattern.normalize("NFC"));
  const given = [...address.normalize("NFC")];
  // Which prefixes of the pattern may end at the place reached so far.
  let reached = withEmptyStars(new Set([0]), wanted);
  for (const character of given) {
    const next = new Set<number>();
    for (const at of reached) {
      const part = wanted[at];
      if (part === undefined) continue;
      if (part === "**" || (part === "*" && !SEPARATORS.has(character))) next.add(at);
      else if (part === character) next.add(at + 1);
    }
    reached = withEmptyStars(next, wanted);
    if (reached.size === 0) return false;
  }
  return reached.has(wanted.length);
}

const SEPARATORS: ReadonlySet<string> = new Set([".", ":", "/"]);

function partsOf(pattern: string): readonly string[] {
  return pattern.match(/\*\*+|[^]/gu)?.map((part) => (part.startsWith("**") ? "**" : part)) ?? [];
}

/** A star may stand for nothing. */
function withEmptyStars(places: ReadonlySet<number>, parts: readonly string[]): ReadonlySet<number> {
  const all = new Set(places);
  for (const place of all) if (parts[place] === "*" || parts[place] === "**") all.add(place + 1);
  return all;
}
