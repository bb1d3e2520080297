import type { Finding } from "../../diagnostics/finding.js";
import type { Source } from "../../diagnostics/span.js";
import { finding } from "../rule.js";
import { conflictMarker } from "../rules/text.js";

/**
 * The four kinds that a merge leaves: `<<<<<<<`, `|||||||` (diff3), `=======` and `>>>>>>>`, also
 * where an editor has indented them into a block scalar.
 *
 * `=======` alone is no marker: it underlines a heading in Markdown, and counts only beside one of
 * the other kinds.
 */
export function findConflictMarkers(source: Source): Finding | null {
  const { text } = source;
  if (!/<{7}|>{7}|\|{7}/.test(text)) return null;
  const certain = [...text.matchAll(/(?<![^\n])[ \t]*(<{7}|>{7}|\|{7})(?=[ \t]+[^\s]|[ \t]*(?![^\n]))/g)];
  if (certain.length === 0) return null;
  return markersFinding(source, [...certain, ...text.matchAll(SEPARATOR)]);
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

function markersFinding(source: Source, matches: readonly RegExpExecArray[]): Finding {
  const markers = matches
    .map((match) => ({ start: match.index + match[0].indexOf(match[1]!), mark: match[1]! }))
    .sort((a, b) => a.start - b.start);
  const spans = markers.map(({ start }) => ({ source, start, end: start + 7 }));
  const lines = markers.map(({ start }) => String(source.position(start).line));
  return finding(conflictMarker, {
    at: spans[0]!,
    message: `A conflict marker of a merge stands at line ${lines[0]}: \`${markers[0]!.mark}\`.`,
    remedy: "Resolve the conflict: keep one version (or both) and delete the marker lines. Then run `contract-gate generate`.",
    related: spans.slice(1).map((at, index) => ({ at, note: `and \`${markers[index + 1]!.mark}\`` })),
    facts: { lines },
  });
}
