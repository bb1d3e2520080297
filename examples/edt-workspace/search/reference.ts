/** The place of a name that refers to what is looked for: just the name, which a rename replaces. */
export interface Reference {
  readonly start: number;
  readonly end: number;
}

/** References in one file, by their places. */
export interface References {
  /** Surely to it: the text itself says so. */
  readonly sure: readonly Reference[];
  /** The name stands there and may mean it: an expression whose type the text does not tell, a name in a string. */
  readonly possible: readonly Reference[];
}

/** Finds the references in a file. */
export type Finder = (path: string, text: string) => References;

export const NONE: References = { sure: [], possible: [] };

/** Files that can name an object. */
export const NAMING_FILES = [".mdo", ".rights", ".form", ".bsl", ".dcs", ".cmi", ".mxlx"] as const;

/** Places of a pattern's group `name`; the pattern has the flags `d` and `g`. */
export function places(text: string, pattern: RegExp, from = 0): Reference[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [start, end] = (match as RegExpMatchArray & { readonly indices: { readonly groups: { readonly name: [number, number] } } }).indices.groups.name;
    return { start: from + start, end: from + end };
  });
}

/** References in their order, each once, without those that are among others. */
export function distinct(references: readonly Reference[], others: readonly Reference[] = []): readonly Reference[] {
  const taken = new Set(others.map(({ start }) => start));
  return [...references].sort((one, other) => one.start - other.start).filter(({ start }) => !taken.has(start) && taken.add(start) !== undefined);
}

/** The edge of a name, where no further letter belongs to it. */
export const BEFORE = String.raw`(?<![\p{L}\p{N}_.])`;
export const AFTER = String.raw`(?![\p{L}\p{N}_])`;
