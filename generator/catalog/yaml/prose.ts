import type { Source } from "../../diagnostics/span.js";

/** `key: value` on one line, where the value would be text if it were quoted. */
export interface UnquotedEntry {
  readonly key: string;
  /** As it stands in the source. */
  readonly value: string;
  /** `key: "value"`, ready to be pasted. */
  readonly quoted: string;
  /** Offsets of the value in the source. */
  readonly start: number;
  readonly end: number;
}

/** A scalar in quotes: double ones, or single ones where double quotes or backslashes stand inside. */
export function quote(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/**
 * The entry around an offset whose value YAML reads as punctuation: it begins with an indicator, or
 * holds a colon and a space. Null where the line looks like no such entry.
 */
export function punctuatedEntry(source: Source, offset: number): UnquotedEntry | null {
  const line = lineAround(source, offset);
  const around = flowEntryAround(line.text, offset - line.start);
  const found = around === null ? blockEntryAt(source, offset) : entryIn(around.text, line.start + around.start);
  return found !== null && isPunctuated(found.value) ? found : null;
}

/** Of a longer line only the beginning is looked at: no author writes it, and expressions cost. */
const LONGEST_LINE = 4_000;

/** The text of the line around an offset, and where it begins. */
export function lineAround(source: Source, offset: number): { text: string; start: number } {
  const start = offset === 0 ? 0 : source.text.lastIndexOf("\n", offset - 1) + 1;
  const end = source.text.indexOf("\n", offset);
  return { text: source.text.slice(start, Math.min(end === -1 ? source.text.length : end, start + LONGEST_LINE)), start };
}

/** `key: value` in block style, whatever its value looks like. */
export function blockEntryAt(source: Source, offset: number): UnquotedEntry | null {
  const line = lineAround(source, offset);
  const indent = /^ *(?:- +)*/.exec(line.text)![0].length;
  return entryIn(line.text.slice(indent), line.start + indent);
}

/** The same entry with the lines that its plain text goes on for: those indented deeper than its key. */
export function continued(source: Source, entry: UnquotedEntry, indent: number): UnquotedEntry {
  const lines = source.text.slice(entry.end, entry.end + LONGEST_LINE).split("\n");
  let length = lines[0]!.length;
  let end = 0;
  for (const line of lines.slice(1)) {
    if (line.trim() !== "" && line.search(/[^ ]/) <= indent) break;
    length += 1 + line.length;
    if (line.trim() !== "") end = length;
  }
  const text = source.text.slice(entry.start, entry.end + end).trimEnd();
  const value = text.replace(/[ \t]*\n(?:[ \t]*(\n)[ \t\n]*|[ \t]*)/g, (_, blank: string | undefined) => blank ?? " ");
  const quoted = value.includes("\n") ? JSON.stringify(value) : quote(value);
  return { key: entry.key, value, quoted: `${entry.key}: ${quoted}`, start: entry.start, end: entry.start + text.length };
}

/** Where a comment begins on a line; -1 where none does. */
export function commentIn(line: string): number {
  const last = [...punctuation(line, 0)].at(-1)?.at ?? -1;
  const found = /[ \t]#/.exec(line.slice(last + 1));
  return found === null ? -1 : last + 2 + found.index;
}

/** Offset after the bracket that closes the one at `open`, on the same line; -1 where none does. */
export function bracketEnd(line: string, open: number): number {
  let depth = 0;
  for (const { at, character } of punctuation(line, open)) {
    depth += opens(character) ? 1 : closes(character) ? -1 : 0;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/** The entry of a `{ … }` or `[ … ]` around a column of a line; null outside of any. */
function flowEntryAround(line: string, column: number): { text: string; start: number } | null {
  const starts: number[] = [];
  let end = line.length;
  let depthAtColumn = -1;
  for (const { at, character } of punctuation(line, 0)) {
    if (at < column) {
      if (opens(character)) starts.push(at + 1);
      else if (closes(character)) starts.pop();
      else if (starts.length > 0) starts[starts.length - 1] = at + 1;
      continue;
    }
    if (depthAtColumn === -1) depthAtColumn = 0;
    if (opens(character)) depthAtColumn++;
    else if (closes(character)) depthAtColumn--;
    if (depthAtColumn < 0 || (depthAtColumn === 0 && character === ",")) {
      end = at;
      break;
    }
  }
  const start = starts.at(-1);
  return start === undefined ? null : { text: line.slice(start, end), start };
}

/** Brackets and commas of flow style on a line, those within quotes aside. */
function* punctuation(line: string, from: number): Generator<{ at: number; character: string }> {
  let tokenStart = true;
  for (let at = from; at < line.length; at++) {
    const character = line[at]!;
    if (tokenStart && (character === '"' || character === "'")) {
      const closing = (character === '"' ? /"(?:[^"\\]|\\.)*"/y : /'(?:[^']|'')*'/y);
      closing.lastIndex = at;
      if (closing.test(line)) at = closing.lastIndex - 1;
      tokenStart = false;
    } else if (character === "#" && /\s/.test(line[at - 1] ?? "")) return;
    else if ("[]{},".includes(character)) {
      // In block style a bracket within a word is text.
      if (tokenStart || !opens(character)) yield { at, character };
      tokenStart = true;
    } else if (character === " " || character === "\t") tokenStart ||= /[:,\-]/.test(line[at - 1] ?? "");
    else tokenStart = false;
  }
}

function opens(character: string): boolean {
  return character === "[" || character === "{";
}

function closes(character: string): boolean {
  return character === "]" || character === "}";
}

function entryIn(text: string, start: number): UnquotedEntry | null {
  const head = /^\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^']|'')*') *|([^\s#:"'{}[\],][^:]*)):[ \t]+(?=\S)/.exec(text);
  if (head === null) return null;
  const key = (head[1] ?? head[2]!).trimEnd();
  const value = text.slice(head[0].length).trimEnd();
  const from = start + head[0].length;
  return { key, value, quoted: `${key}: ${quote(unwrapped(value))}`, start: from, end: from + value.length };
}

function isPunctuated(value: string): boolean {
  // A comma is missing between entries of JSON, which is no prose.
  if (/"\s*:/.test(value)) return false;
  return /^(?:[[\]{}*&!|>%@`"',]|[-?:](?:\s|$))/.test(value) || /:(?:\s|$)/.test(value);
}

/** What the author meant between quotes that YAML ends too early: `'It's'`. */
function unwrapped(value: string): string {
  const first = value[0];
  if ((first === "'" || first === '"') && value.length > 2 && value.endsWith(first)) {
    const inner = value.slice(1, -1);
    return inner.includes(first) ? inner : value;
  }
  return value;
}
