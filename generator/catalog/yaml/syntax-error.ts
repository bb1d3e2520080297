import type { Finding } from "../../diagnostics/finding.js";
import type { Source, Span } from "../../diagnostics/span.js";
import { leftSeparator } from "./conflict-markers.js";
import { laterDocument } from "./documents.js";
import { afterBrackets, bracketsInText, isWholeCollection, missingComma, unfitStart } from "./flow-faults.js";
import { misfit, spaceOfAnotherKind } from "./misfit.js";
import { blockEntryAt, bracketEnd, commentIn, continued, lineAround, punctuatedEntry, quote } from "./prose.js";
import { finding } from "../rule.js";
import { punctuationFinding } from "./punctuation.js";
import { isProseKey } from "./torn-prose.js";
import { nestingTooDeep, tabIndentation, yamlSyntax, yamlTag } from "../rules/yaml.js";

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
    const notClosed = `The \`${entry.value[0]}\` that begins the value of \`${entry.key}\` is not closed before ${whereItStops(source, offset)}`;
    const commented = commentedOut(entry.value);
    if (commented !== null) {
      return finding(yamlSyntax, {
        at: { source, start: entry.start, end: entry.start + 1 },
        message: `${notClosed}: \`${commented.comment}\` is a comment, as a \`#\` after a space begins one.`,
        remedy: `Quote the text that the \`#\` belongs to: \`${quote(commented.text)}\`.`,
        facts: { key: entry.key },
      });
    }
    return finding(yamlSyntax, {
      at: { source, start: entry.start, end: entry.start + 1 },
      message: `${notClosed}.`,
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

/** The comment that hides the end of a value in brackets, and the text that was cut by it. */
function commentedOut(value: string): { readonly comment: string; readonly text: string } | null {
  const at = /^[[{]/.test(value) ? commentIn(value) : -1;
  if (at === -1) return null;
  const before = /[^,[\]{}:]*$/.exec(value.slice(0, at))![0].trimStart();
  return { comment: value.slice(at, at + 60), text: before + /^[^,\]}]*/.exec(value.slice(at))![0].trimEnd() };
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
  if (entry === null) return bracketsInText(source, offset) ?? proseGoesOn(source, offset);
  return afterBrackets(source, entry) ?? missingComma(source, entry) ?? (isWholeCollection(entry) ? null : punctuationFinding(source, entry));
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

function tag(source: Source, { reason, offset }: ReaderError): Finding | null {
  if (!/\btag\b/i.test(reason)) return null;
  return finding(yamlTag, { at: spanAt(source, offset), message: "A YAML tag (`!`) stands here.", remedy: "Delete the tag; where `!` is meant as text, quote the value." });
}

const PLAIN: readonly (readonly [RegExp, (text: string, source: Source, offset: number) => readonly [string, string]])[] = [
  [/unknown escape|hexadecimal/, (text) => [`\`\\${text}\` is no escape within double quotes.`, `Write the backslash twice (\`\\\\${text}\`), or use single quotes, where a backslash is text.`]],
  [/printable|JSON character|null byte/, (text) => [`A control character (U+${hex(text)}) stands in the text.`, "Delete it; where it is meant, write it as an escape within double quotes."]],
  [/missed comma|expected the node content/, (_, source, offset) => unfitStart(source, offset) ?? ["A comma or a bracket is missing or misplaced in this list or map.", "Separate entries with one comma, close every bracket, and quote prose that holds `,`, `:`, `[`, `]`, `{` or `}`."]],
  [/directives end mark/, () => ["A directive at the head of a file must be followed by a line `---`.", "Delete the directive: a catalog is YAML 1.2."]],
];

const MISFIT = /mapping entry|sequence entry|separator is expected|':' after|multiline key|key-value separator/;

function plainly(source: Source, { reason, offset }: ReaderError): Finding {
  if (MISFIT.test(reason)) return finding(yamlSyntax, misfit(source, offset));
  const text = String.fromCodePoint(source.text.codePointAt(offset) ?? 0x20);
  const [message, remedy] = PLAIN.find(([pattern]) => pattern.test(reason))?.[1](text, source, offset) ?? [`YAML cannot be read here: ${reason}.`, "Correct the line; quote prose that holds punctuation."];
  return finding(yamlSyntax, { at: spanAt(source, offset), message, remedy });
}

function spanAt(source: Source, offset: number): Span {
  const start = Math.min(offset, source.text.length);
  return { source, start, end: Math.min(start + 1, source.text.length) };
}

function hex(text: string): string {
  return text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
}
