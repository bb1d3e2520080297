import type { Source } from "../diagnostics/span.js";

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
  return flowEntry(source, offset) ?? blockEntry(source, offset);
}

/** The text of the line around an offset, and where it begins. */
export function lineAround(source: Source, offset: number): { text: string; start: number } {
  const start = source.text.lastIndexOf("\n", offset - 1) + 1;
  const end = source.text.indexOf("\n", offset);
  return { text: source.text.slice(start, end === -1 ? source.text.length : end), start };
}

/** `key: value` in block style, whatever its value looks like. */
export function blockEntryAt(source: Source, offset: number): UnquotedEntry | null {
  const line = lineAround(source, offset);
  const match = /^( *(?:- +)*)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#:"'{}[\],][^:]*?) *:[ \t]+(?=\S)/.exec(line.text);
  if (match === null) return null;
  return entry(match[2]!, line.text.slice(match[0].length), line.start + match[0].length);
}

function blockEntry(source: Source, offset: number): UnquotedEntry | null {
  const found = blockEntryAt(source, offset);
  return found !== null && isPunctuated(found.value) ? found : null;
}

/** Inside `{ … }` on one line: the entry whose value a colon, a quote or a bracket tears. */
function flowEntry(source: Source, offset: number): UnquotedEntry | null {
  const line = lineAround(source, offset);
  const before = line.text.slice(0, offset - line.start);
  const opened = /[{[,] *("[^"]*"|'[^']*'|[^\s{}[\],:"'][^{}[\],:]*?): +([^{}[\],]*)$/.exec(before);
  if (opened === null || !/[{[]/.test(before)) return null;
  const start = line.start + opened.index + opened[0].length - opened[2]!.length;
  const rest = /^[^,{}[\]]*/.exec(source.text.slice(start, line.start + line.text.length))![0];
  const found = entry(opened[1]!, rest, start);
  return isPunctuated(found.value) ? found : null;
}

function entry(key: string, raw: string, start: number): UnquotedEntry {
  const value = raw.trimEnd();
  return { key, value, quoted: `${key}: ${quote(unwrapped(value))}`, start, end: start + value.length };
}

function isPunctuated(value: string): boolean {
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
