import { codeSpan } from "../answer/escape.js";
import { NOTHING } from "../answer/render.js";
import type { Body } from "./body.js";
import { firstAfter } from "./fences.js";
import { pathTo } from "./items.js";

export interface Window {
  readonly limit: number;
  readonly offset: number;
  /** As the caller gave it; null without one. */
  readonly filter: string | null;
}

/** A page, and where it stands. */
export interface Page {
  readonly text: string;
  /** Null where neither window nor filter acted: the answer is whole. */
  readonly bounds: Bounds | null;
}

export interface Bounds {
  /** Lines shown, counted from one; both 0 on a page without lines. */
  readonly from: number;
  readonly to: number;
  /** Lines in all: after the filter, or, where it found nothing, those that were searched. */
  readonly of: number;
  readonly offset: number;
  readonly next: number | null;
  readonly filter: string | null;
  /** Age of a page from the cache, in whole seconds; null for one just built. */
  readonly cached: number | null;
}

/** Cuts a page out of a body. Costs as much as the page is long, however long the body is. */
export function cut(body: Body, { limit, offset, filter }: Window, cached: number | null): Page {
  const total = body.lines.length;
  const end = Math.min(total, offset + limit);
  const acted = filter !== null || offset > 0 || end < total;
  const shown = offset < end ? pageLines(body, offset, end, acted) : total === 0 && !acted ? [] : [NOTHING];
  const bounds = acted
    ? { from: offset < end ? offset + 1 : 0, to: offset < end ? end : 0, of: total === 0 ? body.searched : total, offset, next: offset < end && end < total ? end : null, filter, cached }
    : null;
  const lines = [...body.head];
  if (shown.length > 0) lines.push("", ...shown);
  if (bounds !== null) lines.push("", linesRow(bounds));
  return { text: lines.join("\n"), bounds };
}

/** `*lines: 1–200 of 845 (offset=0, next=200, filter=Номенклатура)*`, as docs/window.md explains it. */
export function linesRow({ from, to, of, offset, next, filter, cached }: Bounds): string {
  const range = to === 0 ? `0 of ${of}` : `${from}–${to} of ${of}`;
  const details = [`offset=${offset}`];
  if (next !== null) details.push(`next=${next}`);
  // An echo cannot end the row or look like another detail.
  if (filter !== null) details.push(`filter=${/^[\p{L}\p{N}|.-]+$/u.test(filter) ? filter : codeSpan(filter)}`);
  if (cached !== null) details.push(`cached ${cached}s`);
  return `*lines: ${range} (${details.join(", ")})*`;
}

/** The lines from `start` to `end`, with the fences that code torn by the cut needs, and the items of a list. */
function pageLines(body: Body, start: number, end: number, acted: boolean): string[] {
  const lines: string[] = [];
  let at = start;
  const first = firstAfter(body.code, start);
  if ((body.code[first]?.start ?? end) >= start) for (const opener of pathTo(body, start, end)) lines.push(opener);
  for (let index = first; index < body.code.length && body.code[index]!.start < end; index++) {
    const block = body.code[index]!;
    const from = Math.max(at, block.start);
    const to = Math.min(end, block.end);
    pushAll(lines, body.lines, at, from);
    if (!block.opened || block.start < start) lines.push(block.opener);
    pushAll(lines, body.lines, from, to);
    // A block that its author leaves open stays so only where nothing follows.
    const staysOpen = !acted && to === body.lines.length;
    if (!(block.closed && block.end <= end) && !staysOpen) lines.push(block.closer);
    at = to;
  }
  pushAll(lines, body.lines, at, end);
  return lines;
}

function pushAll(lines: string[], from: readonly string[], start: number, end: number): void {
  for (let index = start; index < end; index++) lines.push(from[index]!);
}
