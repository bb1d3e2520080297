/**
 * Places that the reader's events leave out: where a block scalar's header stands, where a bracket
 * closes, and where a value would stand that is absent.
 */

/** Offset of the `|` or `>` that opens a block scalar, given where its first line begins. */
export function blockScalarStart(text: string, valueStart: number): number {
  const lineEnd = text.charCodeAt(valueStart - 1) === 0x0a ? valueStart - 1 : valueStart;
  const lineStart = text.lastIndexOf("\n", lineEnd - 1) + 1;
  const header = /[|>][-+0-9]{0,2}(?:[ \t]+#.*|[ \t]*)$/.exec(text.slice(lineStart, lineEnd));
  return header === null ? valueStart : lineStart + header.index;
}

/** Offset after the bracket that closes a flow collection, given where its last token ended. */
export function closingBracket(text: string, from: number): number {
  let at = from;
  for (;;) {
    at = skipSpace(text, at);
    const code = text.charCodeAt(at);
    if (code === 0x7d || code === 0x5d) return at + 1;
    // A trailing comma, or the colon of an entry without a value.
    if (code === 0x2c || code === 0x3a) at++;
    else return from;
  }
}

/**
 * Offset where an absent value would stand: after the colon of its key, or after the dash of its
 * item. Null where neither follows.
 */
export function valueOffset(text: string, from: number, inMap: boolean): number | null {
  const at = skipSpace(text, from);
  const code = text.charCodeAt(at);
  return code === (inMap ? 0x3a : 0x2d) ? at + 1 : null;
}

/** Offset of the colon before which a key is absent, given where the last token ended. */
export function absentKeyOffset(text: string, from: number): number {
  for (let at = skipSpace(text, from); ; at = skipSpace(text, at + 1)) {
    const code = text.charCodeAt(at);
    if (code === 0x3a) return at;
    // A comma or an opening bracket before it, or the mark of an item or of a key.
    if (![0x2c, 0x7b, 0x5b, 0x2d, 0x3f].includes(code)) return from;
  }
}

/** Skips white space, line breaks and comments. */
function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x09 || code === 0x0a) at++;
    else if (code === 0x23) {
      const end = text.indexOf("\n", at);
      at = end === -1 ? text.length : end;
    } else return at;
  }
}
