import type { Source, Span } from "../../diagnostics/span.js";
import { blockEntryAt, lineAround } from "./prose.js";

/** A line that fits nothing around it: where it goes wrong, in terms of what its author sees. */
export interface Misfit {
  readonly at: Span;
  readonly message: string;
  readonly remedy: string;
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly indent: number;
}

/** Why the line at which a reader gave up fits no open list or map. */
export function misfit(source: Source, offset: number): Misfit {
  const here = lineAt(source, offset);
  const above = lineAbove(source, here);
  return colonOfAnotherKind(source, here, above) ?? documentOnItsMark(source, here) ?? blockText(source, here) ?? commentWithinText(source, here, above) ?? plain(source, offset);
}

/** A no-break space from a text editor looks like a space and indents nothing. Null where none stands around the offset. */
export function spaceOfAnotherKind(source: Source, offset: number): Misfit | null {
  const here = lineAt(source, offset);
  for (const line of [lineAbove(source, here), here]) {
    const found = line === null ? null : /^[ \t]*(?:(?:- +)*[^:\s]+:)?([\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000])/.exec(line.text);
    if (line === null || found === null) continue;
    const start = line.start + found[0].length - 1;
    const { line: number, column } = source.position(start);
    return {
      at: { source, start, end: start + 1 },
      message: `A space that is none to YAML (U+${found[1]!.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}) stands at line ${number}, column ${column}.`,
      remedy: "Write an ordinary space in its place; such characters come with text that is copied from a document or a chat.",
    };
  }
  return null;
}

/** `group：r`, `group = r`, `group:r`. */
function colonOfAnotherKind(source: Source, here: Line, above: Line | null): Misfit | null {
  for (const line of [here, above]) {
    const other = line === null ? null : /^(\s*(?:- +)?)([\p{L}\p{N}_.-]+)\s*([\uff1a\ufe55\u2236=])\s*(\S.*)$/u.exec(line.text);
    if (line !== null && other !== null) {
      const start = line.start + line.text.indexOf(other[3]!);
      return { at: { source, start, end: start + 1 }, message: `\`${other[3]}\` after \`${other[2]}\` is no colon.`, remedy: `Write \`${other[2]}: ${other[4]!.trimEnd()}\`.` };
    }
    const glued = line === null ? null : /^\s*(?:- +)?([^\s:#"'{}[\]]+):([^\s:/][^:]*)$/.exec(line.text);
    if (line !== null && glued !== null) {
      const start = line.start + line.text.indexOf(":");
      return { at: { source, start, end: start + 1 }, message: `A space is missing after the colon of \`${glued[1]}\`.`, remedy: `Write \`${glued[1]}: ${glued[2]!.trimEnd()}\`.` };
    }
  }
  return null;
}

function documentOnItsMark(source: Source, here: Line): Misfit | null {
  if (!/^---\s+\S/.test(here.text)) return null;
  return { at: { source, start: here.start, end: here.start + 3 }, message: "A map begins on the line of `---`, where only one value may stand.", remedy: "Delete `---`, or begin the map on the next line." };
}

const HEADER = /(?:^|[\s:-])([|>])([-+0-9]*)[ \t]*(?:#.*)?$/;

/** A line of a block of text (`|`) that is indented less than the block is. */
function blockText(source: Source, here: Line): Misfit | null {
  let first: Line | null = null;
  for (let line: Line | null = here, lines = 0; line !== null && lines < 10_000; line = lineAbove(source, line), lines++) {
    const header = line === here ? null : HEADER.exec(line.text);
    if (header === null) {
      if (line.indent < here.indent) return null;
      first = line;
      continue;
    }
    const number = source.position(line.start).line;
    const depth = /\d/.exec(header[2]!)?.[0];
    if (here.indent <= line.indent) {
      if (first === null || first.indent > line.indent || /^\s*(?:- +)?[^\s#][^:]*:(?:\s|$)/.test(first.text)) return null;
      return { at: textOf(source, first), message: `The text that \`${header[1]}\` promises at line ${number} must be indented deeper than its key.`, remedy: "Indent its lines by two spaces more." };
    }
    const at = textOf(source, here);
    if (depth !== undefined) {
      return { at, message: `\`${header[1]}${header[2]}\` at line ${number} says that each line of the text is indented by ${depth} more than its key, and this one is by ${here.indent - line.indent}.`, remedy: `Delete the number; it is wanted only where the first line begins with spaces of its own.` };
    }
    if (first === here) return { at, message: `Above the first line of the text that begins at line ${number} stands a blank line of more spaces.`, remedy: "Delete the spaces of that line." };
    return {
      at,
      message: `This line belongs to the text that begins at line ${number}, and is indented by ${here.indent}, while its first line is by ${first!.indent}: so the text ends before it.`,
      remedy: `Indent all its lines at least as deep as the first; where that one shall begin with spaces of its own, write the depth: \`${header[1]}${here.indent - line.indent}\`.`,
    };
  }
  return null;
}

/** Prose without quotes that goes on after a comment. */
function commentWithinText(source: Source, here: Line, above: Line | null): Misfit | null {
  let comment: Line | null = null;
  for (let line = above, lines = 0; line !== null && lines < 100; line = lineAbove(source, line), lines++) {
    if (/^\s*#/.test(line.text) || (comment === null && / #/.test(line.text))) comment ??= line;
    if (line.indent >= here.indent) continue;
    const entry = blockEntryAt(source, line.start + line.indent);
    if (comment === null || entry === null || /^[|>"'[{]/.test(entry.value)) return null;
    const start = comment.start + comment.text.indexOf("#");
    return {
      at: { source, start, end: comment.start + comment.text.trimEnd().length },
      message: `The comment at line ${source.position(start).line} ends the text of \`${entry.key}\`, and the line after it fits nothing.`,
      remedy: "Where `#` is part of the text, quote the whole; where it is a comment, move it before the key.",
    };
  }
  return null;
}

function plain(source: Source, offset: number): Misfit {
  const start = Math.min(offset, source.text.length);
  return {
    at: { source, start, end: Math.min(start + 1, source.text.length) },
    message: "The line does not fit what stands around it: its indentation matches no open list or map, or a `key:` is missing.",
    remedy: "Align it with its siblings (spaces, two a level); a list begins with `- `, an entry of a map with `key: `.",
  };
}

function lineAt(source: Source, offset: number): Line {
  const { text, start } = lineAround(source, offset);
  return { text, start, indent: /^ */.exec(text)![0].length };
}

/** What a line holds besides its indentation. */
function textOf(source: Source, { text, start, indent }: Line): Span {
  return { source, start: start + indent, end: start + Math.max(text.trimEnd().length, indent + 1) };
}

/** The nearest line above that is not blank. */
function lineAbove(source: Source, { start }: Line): Line | null {
  for (let at = start - 1; at >= 0; ) {
    const line = lineAt(source, at);
    if (line.text.trim() !== "") return line;
    at = line.start - 1;
  }
  return null;
}
