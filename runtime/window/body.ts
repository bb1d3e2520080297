import { blocksOf, type CodeRegion, type Items } from "./fences.js";

/** What a window pages through: the lines under a pinned head. */
export interface Body {
  readonly head: readonly string[];
  readonly lines: readonly string[];
  /** Code in the lines, in order, none overlapping. */
  readonly code: readonly CodeRegion[];
  /** The items that lines of a deep list stand in. */
  readonly items: Items;
  /** Lines before a filter; as many as there are where none acted. */
  readonly searched: number;
}

export function wholeBody(head: readonly string[], lines: readonly string[]): Body {
  return { head, lines, ...blocksOf(lines), searched: lines.length };
}

/** Bytes that a body holds in memory, roughly. */
export function sizeOf(body: Body): number {
  let size = 200 * (1 + body.code.length) + (body.items?.byteLength ?? 0);
  for (const line of body.lines) size += 2 * line.length + 24;
  for (const line of body.head) size += 2 * line.length + 24;
  return size;
}
