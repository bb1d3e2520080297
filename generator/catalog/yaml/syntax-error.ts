import type { Finding } from "../../diagnostics/finding.js";
import type { Source, Span } from "../../diagnostics/span.js";
import { leftSeparator } from "./conflict-markers.js";
import { laterDocument } from "./documents.js";
import { misfit, spaceOfAnotherKind } from "./misfit.js";
import { blockEntryAt, bracketEnd, commentIn, continued, lineAround, punctuatedEntry, quote, type UnquotedEntry } from "./prose.js";
import { finding } from "../rule.js";
import { isProseKey } from "./torn-prose.js";
import { nestingTooDeep, prosePunctuation, tabIndentation, yamlSyntax, yamlTag } from "../rules/yaml.js";

/** What the YAML reader said. */
export interface ReaderError {
  readonly reason: string;
  readonly offset: number;
}

/**
 * The finding of a reader's error: in terms of what the author wrote, with the place where it went
 * wrong rather than the place where the reader gave up.
 */
export function explainSyntaxError(source: Source, error: ReaderError): Finding {
  return (
    depth(source, error) ?? tab(source, error) ?? oddSpace(source, error) ?? laterDocument(source, error.offset) ?? halfResolved(source, error) ?? unclosed(source, error) ??
    prose(source, error) ?? tag(source, error) ?? plainly(source, error)
  );
}

function depth(source: Source, { reason, offset }: ReaderError): Finding | null {
  if (!reason.startsWith("nesting exceeded")) return null;
  return finding(nestingTooDeep, {
    at: spanAt(source, offset),
    message: "Values are nested deeper than 200 levels here.",
    remedy: "Flatten the value, or move a part of it under `types` and refer to it.",
  });
}

function tab(source: Source, { reason, offset }: ReaderError): Finding | null {
  const line = lineAround(source, offset);
  const indentation = /^[ \t]*/.exec(line.text)![0];
  if (indentation.includes("\t")) return tabFinding(source, line.start + indentation.indexOf("\t"), "is indented with a tab", "Indent with spaces, two a level.");
  if (reason !== "deficient indentation") return null;
  // Between a key and a value in braces or on the same line of a list the reader counts a tab as indentation.
  const before = source.text.slice(line.start, offset);
  const key = before.trimEnd().replace(/[[{"']$/, "").trimEnd();
  const gap = before.indexOf("\t", key.length);
  return gap === -1 ? null : tabFinding(source, line.start + gap, "has a tab before a value", "Write a space in its place.");
}

function tabFinding(source: Source, at: number, fault: string, remedy: string): Finding {
  const { line, column } = source.position(at);
  return finding(tabIndentation, { at: { source, start: at, end: at + 1 }, message: `Line ${line} ${fault}, at column ${column}.`, remedy, facts: { line, column } });
}

function oddSpace(source: Source, { offset }: ReaderError): Finding | null {
  const odd = spaceOfAnotherKind(source, offset);
  return odd === null ? null : finding(yamlSyntax, odd);
}

function halfResolved(source: Source, { offset }: ReaderError): Finding | null {
  const here = lineAround(source, offset);
  // At the left edge it fits nowhere, but below a block of text it begins a text of its own, and the reader goes on for lines.
  const above = source.text.lastIndexOf("\n=======", offset) + 1;
  return leftSeparator(source, [here.start, lineAround(source, Math.max(0, here.start - 1)).start, above]);
}

/** A bracket or a quote that nothing closes: told where it opens, which may be far above. */
function unclosed(source: Source, { reason, offset }: ReaderError): Finding | null {
  if (!/deficient indentation|unexpected end of the (?:stream|document) within/.test(reason)) return null;
  const here = source.text[offset];
  if (reason === "deficient indentation" && (here === "}" || here === "]")) {
    return finding(yamlSyntax, {
      at: { source, start: offset, end: offset + 1 },
      message: `The closing \`${here}\` stands too far to the left.`,
      remedy: "Indent it deeper than the key whose value it closes.",
    });
  }
  for (let at = offset, lines = 0; at >= 0 && lines < 10_000; at = lineAround(source, at).start - 1, lines++) {
    const entry = blockEntryAt(source, at);
    if (entry === null || !isOpen(entry.value)) continue;
    return finding(yamlSyntax, {
      at: { source, start: entry.start, end: entry.start + 1 },
      message: `The \`${entry.value[0]}\` that begins the value of \`${entry.key}\` is not closed before ${whereItStops(source, offset)}${commentedOut(entry.value)}.`,
      remedy: `Close it, indent the lines up to its end deeper than the key, or, if it is prose, quote the whole value: \`${entry.quoted}\`.`,
      facts: { key: entry.key },
      suggestion: { confidence: "ask", at: { source, start: entry.start, end: entry.end }, replacement: quote(entry.value) },
    });
  }
  const root = /^\s*[[{]/.exec(source.text)?.[0].length;
  if (root === undefined || !reason.startsWith("unexpected end")) return null;
  return finding(yamlSyntax, {
    at: { source, start: root - 1, end: root },
    message: `The \`${source.text[root - 1]}\` that begins the whole is not closed before the end of the file.`,
    remedy: "Close it. Where the file was longer, its end is lost: take the file from where it came again.",
  });
}

/** Why a bracket that is seen to be closed is not: the rest of the line is a comment. */
function commentedOut(value: string): string {
  const comment = /^[[{]/.test(value) ? commentIn(value) : -1;
  return comment === -1 ? "" : `: \`${value.slice(comment, comment + 60)}\` is a comment, as a \`#\` after a space begins one`;
}

function whereItStops(source: Source, offset: number): string {
  return source.text.slice(offset).trim() === "" ? "the end of the file" : `line ${source.position(offset).line}, which is indented no deeper`;
}

function isOpen(value: string): boolean {
  if (value.startsWith('"')) return !/^"(?:[^"\\]|\\.)*"/.test(value);
  if (value.startsWith("'")) return !/^'(?:[^']|'')*'/.test(value);
  return /^[[{]/.test(value) && bracketEnd(value, 0) === -1;
}

function prose(source: Source, { reason, offset }: ReaderError): Finding | null {
  if (/escape|hexadecimal|printable|JSON character|null byte/.test(reason)) return null;
  const entry = punctuatedEntry(source, offset);
  if (entry !== null) return afterBrackets(source, entry) ?? punctuationFinding(source, entry);
  return proseGoesOn(source, offset);
}

/** `{ … }}` or `[ … ],`: what follows a value in brackets that is complete. */
function afterBrackets(source: Source, { key, value, start }: UnquotedEntry): Finding | null {
  const end = /^[[{]/.test(value) ? bracketEnd(value, 0) : -1;
  const rest = end === -1 ? "" : value.slice(end).trim();
  if (!/^[\]},;]+$/.test(rest)) return null;
  const from = start + value.indexOf(rest, end);
  return finding(yamlSyntax, {
    at: { source, start: from, end: from + rest.length },
    message: `The value of \`${key}\` ends at its \`${value[end - 1]}\`, and \`${rest}\` follows.`,
    remedy: `Delete \`${rest}\`, or open what it closes.`,
    facts: { key },
  });
}

/** Prose over several lines, a later one of which holds a colon and a space. */
function proseGoesOn(source: Source, offset: number): Finding | null {
  const here = lineAround(source, offset);
  if (!/^ +[^#]*:(?:\s|$)/.test(here.text)) return null;
  const indent = here.text.search(/\S/);
  for (let at = here.start - 1, lines = 0; at > 0 && lines < 100; at = lineAround(source, at).start - 1, lines++) {
    const line = lineAround(source, at);
    const entry = blockEntryAt(source, at);
    if (entry === null && line.text.search(/\S/) >= indent) continue;
    if (entry === null || line.text.search(/\S/) >= indent || !isProseKey(entry.key) || /^[|>"'[{]/.test(entry.value)) return null;
    const whole = punctuationFinding(source, continued(source, entry, line.text.search(/\S/)));
    const name = /^ +(?:- +)?([\w$-]+):(?:\s|$)/.exec(here.text)?.[1];
    if (name === undefined) return whole;
    const number = source.position(here.start).line;
    return { ...whole, message: `Line ${number} is indented deeper than \`${entry.key}\`, so it goes on with its text, in which a colon with a space begins another \`key: value\`.`, remedy: `Where \`${name}\` is a key, align it with \`${entry.key}\`; where it is text, quote the whole: \`${entry.key}: ${whole.suggestion!.replacement}\`.` };
  }
  return null;
}

/** The finding of prose that YAML reads as punctuation. */
export function punctuationFinding(source: Source, entry: UnquotedEntry): Finding {
  return finding(prosePunctuation, {
    at: { source, start: entry.start, end: entry.end },
    message: `The value of \`${entry.key}\` is no text to YAML: ${because(entry.value)}.`,
    remedy: `Quote it: \`${entry.quoted}\`.`,
    facts: { key: entry.key, value: entry.value },
    suggestion: { confidence: "likely", at: { source, start: entry.start, end: entry.end }, replacement: entry.quoted.slice(entry.key.length + 2) },
  });
}

function because(value: string): string {
  const first = value[0]!;
  const readAs: { readonly [character: string]: string } = {
    "[": "`[` begins a list", "]": "`]` ends a list", "{": "`{` begins a map", "}": "`}` ends a map", "*": "`*` begins an alias",
    "&": "`&` begins an anchor", "!": "`!` begins a tag", "|": "`|` begins a block of text on the next line", ">": "`>` begins a folded text on the next line",
    "%": "`%` is reserved for directives", "#": "`#` begins a comment", "@": "`@` is a reserved character", "`": "the backtick is a reserved character",
    '"': "the text goes on after the closing `\"`", "'": "the text goes on after the closing `'`", ",": "`,` separates values",
  };
  if (first in readAs) return readAs[first]!;
  if (/^-(?:\s|$)/.test(value)) return "`-` with a space begins a list item, and a list begins on a line of its own";
  if (/^[?:](?:\s|$)/.test(value)) return `\`${first}\` with a space begins an entry of a map`;
  return "a colon with a space after it begins another `key: value`";
}

function tag(source: Source, { reason, offset }: ReaderError): Finding | null {
  if (!/\btag\b/i.test(reason)) return null;
  return finding(yamlTag, { at: spanAt(source, offset), message: "A YAML tag (`!`) stands here.", remedy: "Delete the tag; where `!` is meant as text, quote the value." });
}

const PLAIN: readonly (readonly [RegExp, (text: string, source: Source, offset: number) => readonly [string, string]])[] = [
  [/unknown escape|hexadecimal/, (text) => [`\`\\${text}\` is no escape within double quotes.`, `Write the backslash twice (\`\\\\${text}\`), or use single quotes, where a backslash is text.`]],
  [/printable|JSON character|null byte/, (text) => [`A control character (U+${hex(text)}) stands in the text.`, "Delete it; where it is meant, write it as an escape within double quotes."]],
  [/missed comma|expected the node content/, (_, source, offset) => unfitInBrackets(source, offset) ?? ["A comma or a bracket is missing or misplaced in this list or map.", "Separate entries with one comma, close every bracket, and quote prose that holds `,`, `:`, `[`, `]`, `{` or `}`."]],
  [/directives end mark/, () => ["A directive at the head of a file must be followed by a line `---`.", "Delete the directive: a catalog is YAML 1.2."]],
];

const MISFIT = /mapping entry|sequence entry|separator is expected|':' after|multiline key|key-value separator/;

function plainly(source: Source, { reason, offset }: ReaderError): Finding {
  if (MISFIT.test(reason)) return finding(yamlSyntax, misfit(source, offset));
  const text = String.fromCodePoint(source.text.codePointAt(offset) ?? 0x20);
  const [message, remedy] = PLAIN.find(([pattern]) => pattern.test(reason))?.[1](text, source, offset) ?? [`YAML cannot be read here: ${reason}.`, "Correct the line; quote prose that holds punctuation."];
  return finding(yamlSyntax, { at: spanAt(source, offset), message, remedy });
}

/** Within brackets, a value that begins with a character of YAML's own. */
function unfitInBrackets(source: Source, offset: number): readonly [string, string] | null {
  const rest = source.text.slice(offset, offset + 200);
  const value = /^(?:[@`%|>#]|[-?](?=[\s,\]}]))[^,\]}\n]*/.exec(rest)?.[0].trimEnd();
  if (value === undefined) return null;
  const why = /^[-?]/.test(value) ? `\`${value[0]}\` with a space after it begins an item or an entry on a line of its own, and none can stand within brackets` : because(value);
  return [`\`${value}\` is no text to YAML: ${why}.`, `Quote it: \`${quote(value)}\`.`];
}

function spanAt(source: Source, offset: number): Span {
  const start = Math.min(offset, source.text.length);
  return { source, start, end: Math.min(start + 1, source.text.length) };
}

function hex(text: string): string {
  return text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
}
