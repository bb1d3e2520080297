import { type Doc, wholeLines } from "../layout.js";
import type { Comment } from "./type.js";

/**
 * The documentation comment before a declaration, with the line break after it; nothing where there
 * is nothing to tell.
 *
 * Whatever the prose is, it stays prose: it cannot end the comment, open a tag that an editor or the
 * compiler acts upon (`@deprecated` strikes a property through), or hide a character.
 */
export function commentDoc(comment: Comment): Doc {
  const lines = comment.paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : [""]), ...linesOf(paragraph)]);
  if (comment.deprecated) lines.push(...(lines.length === 0 ? [] : [""]), "@deprecated");
  if (lines.length === 0) return "";
  if (lines.length === 1) return wholeLines([`/** ${lines[0]!} */`]);
  return wholeLines(["/**", ...lines.map((text) => (text === "" ? " *" : ` * ${text}`)), " */"]);
}

/** The lines of a text, safe inside a comment, without white space at their ends or blank lines around. */
function linesOf(text: string): string[] {
  const safe = (HARMLESS.test(text) && !text.includes("*/") ? text : prose(text)).trimEnd();
  if (!safe.includes("\n")) return [safe];
  return safe.replace(/^(?:[^\S\n]*\n)+/, "").split("\n").map((line) => line.trimEnd());
}

/** Ordinary Latin and Cyrillic prose. */
const HARMLESS = /^[\n\x20-\x3f\x41-\x7e\xa0-\xac\xae-\u02ff\u0400-\u0482\u048a-\u04ff\u2010-\u2026\u2030-\u205e\u2116]*$/;

function prose(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll("\t", " ")
    .replace(HIDDEN, (found) => (found.length > 2 ? found : spelled(found)))
    .replaceAll("*/", "*\\/")
    .replaceAll("@", "\\@");
}

/**
 * Controls, characters without a width, those that turn the line around, tags, halves of pairs; and
 * first the pictures that consist of several with joiners between, which stay.
 */
const HIDDEN =
  /(?:[\u2190-\u27bf\u2b00-\u2bff\u{1f000}-\u{1faff}]\ufe0f?\u200d)+(?=[\u2190-\u27bf\u2b00-\u2bff\u{1f000}-\u{1faff}])|[\0-\x09\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff\u{e0000}-\u{e0fff}]/gu;

function spelled(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}
