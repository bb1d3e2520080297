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
  const trimmed = text.trim();
  let escaped = "";
  let end = 0;
  for (const { 0: span, 2: content, index } of trimmed.matchAll(CODE_SPAN)) {
    escaped += prose(trimmed.slice(end, index)) + (content === undefined ? span : code(span, content));
    end = index + span.length;
  }
  return escaped + prose(trimmed.slice(end));
}

/** A code span, of what length anybody writes one; or a backtick that opens none because a backslash stands before it. */
const CODE_SPAN = /\\`|(?<!`)(`+)(?!`)([^]{0,2000}?[^`])\1(?!`)/g;

function prose(text: string): string {
  return text
    .replace(/\r\n?|\n/g, "<br>")
    // Parsers disagree on a backslash before an escaped pipe, and agree on entities.
    .replace(/\\+\|/g, (run) => `${"&#92;".repeat(run.length - 1)}&#124;`)
    .replaceAll("|", "\\|");
}

/** In a code span a break is a space, as Markdown has it, and no entity is read. */
function code(span: string, content: string): string {
  if (content.includes("\\|")) return asHtml(content.replace(/\s*[\r\n]\s*/g, " ").trim());
  return span.replace(/[ \t]*(?:\r\n?|\n)[ \t]*/g, " ").replaceAll("|", "\\|");
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
  return asHtml(text);
}

function asHtml(text: string): string {
  return `<code>${text.replace(/[^A-Za-z0-9 А-Яа-яЁё]/gu, (character) => `&#${character.codePointAt(0)!};`)}</code>`;
}
