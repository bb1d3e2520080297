import { codeSpan } from "../answer/escape.js";

/**
 * A GFM table. Every cell is markdown of its own; what would end a cell or a row is escaped here and
 * nowhere else, so that no text can tear a table.
 */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [row(columns), `|${" --- |".repeat(columns.length)}`, ...rows.map(row)];
  return lines.join("\n");
}

function row(cells: readonly string[]): string {
  let line = "|";
  for (const text of cells) line += ` ${cell(text)} |`;
  return line;
}

/** Line breaks become `<br>`; a pipe would open the next cell, inside a code span too. */
function cell(text: string): string {
  if (!ACTING.test(text)) return text;
  return text
    .trim()
    .replace(/\r\n?|\n/g, "<br>")
    // Parsers disagree on a backslash before an escaped pipe, and agree on entities.
    .replace(/\\+\|/g, (run) => `${"&#92;".repeat(run.length - 1)}&#124;`)
    .replaceAll("|", "\\|");
}

const ACTING = /[|\r\n]/;
/** What most names, types and values are made of: nothing that acts in a code span. */
const USUAL = /^[\w"'.,:;?!(){}[\]<>=≥≤/^$*+-][\w "'.,:;?!(){}[\]<>=≥≤/^$*+А-Яа-яЁё-]*$/;

/**
 * A value in a code span for a cell: exactly its characters, with a fence longer than any run of
 * backticks. A backslash before a pipe can stand in no code span of a table, so it stands in HTML.
 */
export function cellCode(text: string): string {
  if (USUAL.test(text)) return `\`${text}\``;
  if (!text.includes("\\|")) return codeSpan(text);
  return `<code>${text.replace(/[^A-Za-z0-9 А-Яа-яЁё]/g, (character) => `&#${character.codePointAt(0)!};`)}</code>`;
}
