import { alikeAt } from "./alike.js";
import type { Difference } from "./finding.js";
import type { Paint } from "./paint.js";
import type { Span } from "./span.js";
import { clip, visible, visibleLine, visibleSpaces } from "./visible.js";

const WIDTH = 96;

/** The line of a span, its number before it and a mark under what is meant. */
export function codeFrame(span: Span, paint: Paint): string[] {
  const { line, column } = span.source.position(span.start);
  const text = lineOf(span.source.text, span.start);
  const shown = clip(text, column, WIDTH);
  const before = visible(shown.text.slice(0, shown.column - 1));
  const length = Math.max(1, Math.min(span.end - span.start, text.length - column + 1, shown.text.length - shown.column + 1));
  const marked = visible(shown.text.slice(shown.column - 1, shown.column - 1 + length));
  const number = String(line);
  return [
    `${paint.dim(`${number} │`)} ${visibleLine(shown.text)}`,
    `${paint.dim(`${" ".repeat(number.length)} │`)} ${" ".repeat(before.length)}${paint.red("^".repeat(Math.max(1, marked.length)))}`,
  ];
}

/** The first line that differs: as it should be, as it is on disk, and a mark where they part. */
export function differenceFrame(difference: Difference, line: number, column: number, paint: Paint): string[] {
  const spell = spellingOf(difference);
  const bar = (label: string, number: string) => paint.dim(`${label.padEnd(8)} ${number} │`);
  const text = (of: string | null) => (of === null ? "(the file ends here)" : spell(clip(of, column, WIDTH).text));
  const longer = (difference.actual ?? "").length > (difference.expected ?? "").length ? difference.actual : difference.expected;
  const shown = clip(longer ?? "", column, WIDTH);
  const before = spell(shown.text.slice(0, shown.column - 1)).length;
  return [
    `${bar("expected", String(line))} ${paint.green(text(difference.expected))}`,
    `${bar("on disk", String(line))} ${paint.red(text(difference.actual))}`,
    `${bar("", " ".repeat(String(line).length))} ${" ".repeat(before)}${paint.red("^")} ${alike(difference, column)}`.trimEnd(),
  ];
}

/** Both lines whole, with what is invisible in them spelled out. */
export function differenceLines(difference: Difference): { readonly expected: string; readonly actual: string } {
  const spell = spellingOf(difference);
  const text = (of: string | null) => (of === null ? "(the file ends here)" : spell(of));
  return { expected: text(difference.expected), actual: text(difference.actual) };
}

/** What stands in the column where two lines part, if both read the same. */
export function alike({ expected, actual }: Difference, column: number): string {
  const points = expected === null || actual === null ? null : alikeAt(expected, actual, column - 1);
  return points === null ? "" : `expected ${points[0]}, on disk ${points[1]}`;
}

function lineOf(text: string, offset: number): string {
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return text.slice(start, end === -1 ? text.length : end).replace(/\r$/, "");
}

function spellingOf(difference: Difference): (line: string) => string {
  return onlySpacesDiffer(difference) ? visibleSpaces : visibleLine;
}

function onlySpacesDiffer({ expected, actual }: Difference): boolean {
  if (expected === null || actual === null) return false;
  return expected.replace(/\s/g, "") === actual.replace(/\s/g, "");
}
