/** A regular expression as a tree: what the filter of a window or the `pattern` of a schema says. */
export type Pattern =
  | { readonly kind: "any" }
  | CharacterSet
  | { readonly kind: "anchor"; readonly at: "start" | "end" | "boundary" | "inside" }
  | { readonly kind: "sequence"; readonly items: readonly Pattern[] }
  | { readonly kind: "choice"; readonly options: readonly Pattern[] }
  | { readonly kind: "repeat"; readonly item: Pattern; readonly min: number; readonly max: number };

/** One character out of a set; a plain letter is a set of one range. */
export interface CharacterSet {
  readonly kind: "set";
  readonly negated: boolean;
  readonly parts: readonly SetPart[];
}

export type SetPart =
  | { readonly kind: "range"; readonly from: number; readonly to: number }
  | { readonly kind: "class"; readonly name: "word" | "digit" | "space"; readonly negated: boolean }
  | { readonly kind: "property"; readonly name: string; readonly negated: boolean };

/** Why a pattern is not taken: wrong as it stands, or beyond what runs in linear time. */
export class PatternProblem extends Error {
  constructor(
    readonly kind: "invalid" | "unsupported" | "large",
    /** Russian, without a full stop: it ends a sentence of a refusal. */
    readonly reason: string,
  ) {
    super(reason);
  }
}

export const invalid = (reason: string): PatternProblem => new PatternProblem("invalid", reason);
export const unsupported = (reason: string): PatternProblem => new PatternProblem("unsupported", reason);
export const large = (reason: string): PatternProblem => new PatternProblem("large", reason);

/** A set of one character. */
export function literal(codePoint: number): CharacterSet {
  return { kind: "set", negated: false, parts: [{ kind: "range", from: codePoint, to: codePoint }] };
}

/** The character of a set that holds just one, or undefined. */
export function onlyCharacter(pattern: Pattern): string | undefined {
  if (pattern.kind !== "set" || pattern.negated || pattern.parts.length !== 1) return undefined;
  const part = pattern.parts[0]!;
  return part.kind === "range" && part.from === part.to ? String.fromCodePoint(part.from) : undefined;
}
