import type { Finding } from "../../diagnostics/finding.js";
import type { Source } from "../../diagnostics/span.js";
import { finding } from "../rule.js";
import { conflictMarker } from "../rules/text.js";

/**
 * The four kinds that a merge leaves: `<<<<<<<`, `|||||||` (diff3), `=======` and `>>>>>>>`, also
 * where an editor has indented them into a block scalar. Longer ones are git's too: where both sides
 * renamed a file, and where an attribute asks for them; they count where one opens and one closes.
 *
 * `=======` alone is no marker: it underlines a heading in Markdown, and counts only beside one of
 * the other kinds and of its length; so does a longer `||||||||`, which may be the row of a table.
 */
export function findConflictMarkers(source: Source): Finding | null {
  const { text } = source;
  if (!/<{7}|>{7}|\|{7}/.test(text)) return null;
  const certain = [...text.matchAll(/(?<![^\n])[ \t]*(<{7}|>{7}|\|{7})(?=[ \t]+[^\s]|[ \t]*(?![^\n]))/g), ...longPairs(text)];
  if (certain.length === 0) return null;
  const lengths = new Set(certain.map((match) => match[1]!.length));
  return markersFinding(source, [...certain, ...[...text.matchAll(BETWEEN)].filter((match) => lengths.has(match[1]!.length))]);
}

/**
 * A lone `=======` at the beginning of a line where YAML breaks: a merge that was half resolved,
 * and no heading, which would be indented with its text.
 */
export function leftSeparator(source: Source, lineStarts: readonly number[]): Finding | null {
  const left = [...source.text.matchAll(SEPARATOR)].filter((match) => lineStarts.includes(match.index));
  return left.length === 0 ? null : markersFinding(source, left);
}

/** Between line feeds, because `^` and `$` also stop at U+2028, which is text to YAML. */
const SEPARATOR = /(?<![^\n])[ \t]*(={7})[ \t]*(?![^\n])/g;
const LONG = /(?<![^\n])[ \t]*(<{8,80}|>{8,80})(?=[ \t]+[^\s])/g;
const BETWEEN = /(?<![^\n])[ \t]*(={7,80}(?=[ \t]*(?![^\n]))|\|{8,80}(?=[ \t]|(?![^\n])))/g;

function longPairs(text: string): readonly RegExpExecArray[] {
  const long = [...text.matchAll(LONG)];
  const marks = new Set(long.map((match) => match[1]));
  return long.filter(({ 1: mark }) => marks.has("<".repeat(mark!.length)) && marks.has(">".repeat(mark!.length)));
}

function markersFinding(source: Source, matches: readonly RegExpExecArray[]): Finding {
  const markers = matches
    .map((match) => ({ start: match.index + match[0].indexOf(match[1]!), mark: match[1]! }))
    .sort((a, b) => a.start - b.start);
  const spans = markers.map(({ start, mark }) => ({ source, start, end: start + mark.length }));
  const lines = markers.map(({ start }) => String(source.position(start).line));
  return finding(conflictMarker, {
    at: spans[0]!,
    message: `A conflict marker of a merge stands at line ${lines[0]}: \`${markers[0]!.mark}\`.`,
    remedy: "Resolve the conflict: keep one version (or both) and delete the marker lines. Then run `contract-gate generate`.",
    related: spans.slice(1).map((at, index) => ({ at, note: `and \`${markers[index + 1]!.mark}\`` })),
    facts: { lines },
  });
}
