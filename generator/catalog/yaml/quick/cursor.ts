import type { Source } from "../../../diagnostics/span.js";

/**
 * Where the quick reader is in a text. Its functions move the cursor behind what they have read;
 * whatever they meet that is not quite usual they answer with null, and the text is read anew by
 * the full reader, which knows all of YAML and tells what is wrong.
 */
export class Cursor {
  at = 0;
  readonly text: string;
  readonly #words = new Map<string, string>();

  constructor(readonly source: Source) {
    this.text = source.text;
  }

  /** A stretch of the text; the same string each time for short ones, which a catalog repeats by the thousand. */
  slice(start: number, end: number): string {
    const text = this.text.slice(start, end);
    if (end - start > LONGEST_WORD) return text;
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    if (this.#words.size < MOST_WORDS) this.#words.set(text, text);
    return text;
  }
}

const LONGEST_WORD = 20;
const MOST_WORDS = 20_000;

export const SPACE = 0x20;
export const LINE_FEED = 0x0a;
export const HASH = 0x23;
export const COLON = 0x3a;
export const DASH = 0x2d;
export const COMMA = 0x2c;

/** True where a code ends a word for YAML: white space, a line break, or the end (NaN). */
export function isBlank(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === 0x09 || code !== code;
}

/** Characters that mean something to YAML where a value begins. */
export function isIndicator(code: number): boolean {
  switch (code) {
    case 0x2d: case 0x3f: case 0x3a: case 0x2c: case 0x5b: case 0x5d: case 0x7b: case 0x7d: case 0x23: case 0x26:
    case 0x2a: case 0x21: case 0x7c: case 0x3e: case 0x27: case 0x22: case 0x25: case 0x40: case 0x60:
      return true;
    default:
      return false;
  }
}

export function isFlowIndicator(code: number): boolean {
  return code === COMMA || code === 0x5b || code === 0x5d || code === 0x7b || code === 0x7d;
}

export function skipSpaces(cursor: Cursor): number {
  let code = cursor.text.charCodeAt(cursor.at);
  while (code === SPACE) code = cursor.text.charCodeAt(++cursor.at);
  return code;
}

/**
 * From behind a value to the first character of the next line that holds something; gives its
 * column, -1 at the end of the text, null where the rest of the line is no comment or a tab
 * stands in the indentation.
 */
export function nextLine(cursor: Cursor): number | null {
  const begin = cursor.at;
  let code = skipSpaces(cursor);
  if (code === HASH && cursor.at > begin) code = skipComment(cursor);
  if (code !== code) return -1;
  if (code !== LINE_FEED) return null;
  cursor.at++;
  return firstLine(cursor);
}

/** The same from the beginning of a line. */
export function firstLine(cursor: Cursor): number | null {
  for (;;) {
    const start = cursor.at;
    let code = skipSpaces(cursor);
    if (code === HASH) code = skipComment(cursor);
    if (code !== code) return -1;
    if (code === 0x09) return null;
    if (code !== LINE_FEED) return cursor.at - start;
    cursor.at++;
  }
}

/** To the end of the line; gives the code that stands there. */
function skipComment(cursor: Cursor): number {
  const end = cursor.text.indexOf("\n", cursor.at);
  cursor.at = end === -1 ? cursor.text.length : end;
  return cursor.text.charCodeAt(cursor.at);
}
