import type { Pattern } from "./syntax.js";

/**
 * Whether two assertions of which one is a word boundary may meet at one place (`\b\b`, `\b^`, `$\b`).
 * The linear engine is given marks for boundaries, and a mark that was walked over is behind: it
 * cannot be asked twice, nor before the start of the text.
 */
export function boundariesMeet(pattern: Pattern): boolean {
  return edgesOf(pattern) === MEET;
}

type Assertion = "start" | "end" | "boundary" | "inside";

/** What may be asserted before anything is consumed, after everything is, and whether nothing may be. */
interface Edges {
  readonly left: ReadonlySet<Assertion>;
  readonly right: ReadonlySet<Assertion>;
  readonly nullable: boolean;
}

const MEET = Symbol("boundaries meet");
const NONE: ReadonlySet<Assertion> = new Set();

function edgesOf(pattern: Pattern): Edges | typeof MEET {
  switch (pattern.kind) {
    case "any":
    case "set":
      return { left: NONE, right: NONE, nullable: false };
    case "anchor":
      return { left: new Set([pattern.at]), right: new Set([pattern.at]), nullable: true };
    case "sequence":
      return pattern.items.map(edgesOf).reduce((before, after) => (before === MEET || after === MEET ? MEET : join(before, after)), { left: NONE, right: NONE, nullable: true });
    case "choice": {
      const options = pattern.options.map(edgesOf);
      if (options.some((option) => option === MEET)) return MEET;
      const edges = options as readonly Edges[];
      return { left: union(edges.map(({ left }) => left)), right: union(edges.map(({ right }) => right)), nullable: edges.some(({ nullable }) => nullable) };
    }
    case "repeat": {
      const once = edgesOf(pattern.item);
      if (once === MEET || (pattern.max > 1 && meet(once.right, once.left))) return MEET;
      return { ...once, nullable: once.nullable || pattern.min === 0 };
    }
  }
}

function join(before: Edges, after: Edges): Edges | typeof MEET {
  if (meet(before.right, after.left)) return MEET;
  return {
    left: before.nullable ? union([before.left, after.left]) : before.left,
    right: after.nullable ? union([before.right, after.right]) : after.right,
    nullable: before.nullable && after.nullable,
  };
}

function meet(before: ReadonlySet<Assertion>, after: ReadonlySet<Assertion>): boolean {
  return (before.has("boundary") && (after.has("boundary") || after.has("start"))) || (before.has("end") && after.has("boundary"));
}

function union(sets: readonly ReadonlySet<Assertion>[]): ReadonlySet<Assertion> {
  return new Set(sets.flatMap((set) => [...set]));
}
