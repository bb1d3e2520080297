import { CHOMPING_MODE, getScalarValue, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import { isExactNumber, resolvePlain } from "../plain-scalar.js";
import type { ScalarNode } from "../../tree.js";
import { COLON, HASH, isBlank, isFlowIndicator, LINE_FEED, SPACE, type Cursor } from "./cursor.js";

/** A quoted text; `indent` is the column that its further lines must reach. */
export function readQuoted(cursor: Cursor, indent: number): ScalarNode | null {
  const { text, source } = cursor;
  const start = cursor.at;
  const quote = text.charCodeAt(start);
  const double = quote === 0x22;
  let simple = true;
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      if (!double && text.charCodeAt(at + 1) === quote) {
        simple = false;
        at++;
        continue;
      }
      cursor.at = at + 1;
      const value = simple ? cursor.slice(start + 1, at) : decode(text, start + 1, at, double ? SCALAR_STYLE.DOUBLE_QUOTED : SCALAR_STYLE.SINGLE_QUOTED);
      // Half of a surrogate pair, which only an escape can spell.
      if (double && !simple && /\p{Cs}/u.test(value)) return null;
      return { kind: "scalar", value, quoted: true, source, start, end: at + 1 };
    }
    if (double && code === 0x5c) {
      const length = escapeLength(text, at + 1);
      if (length === 0) return null;
      simple = false;
      at += length;
    } else if (code === LINE_FEED) {
      const next = goesOn(text, at, indent);
      if (next === -1) return null;
      simple = false;
      at = next - 1;
    } else if (code < SPACE || code !== code) return null;
  }
}

/** A text or an atom without quotes in block style, on one line or more. */
export function readPlain(cursor: Cursor, indent: number): ScalarNode | null {
  const { text } = cursor;
  const start = cursor.at;
  let end = plainLineEnd(text, start, false);
  if (end === -1) return null;
  let simple = true;
  for (let at = lineEndAfter(text, end); at !== -1; at = lineEndAfter(text, end)) {
    const next = goesOn(text, at, indent);
    if (next === -1 || text.charCodeAt(next) === HASH) break;
    end = plainLineEnd(text, next, false);
    if (end === -1) return null;
    simple = false;
  }
  cursor.at = end;
  return plainNode(cursor, start, end, simple);
}

/** The same within brackets, on one line. */
export function readFlowPlain(cursor: Cursor): ScalarNode | null {
  const start = cursor.at;
  const end = plainLineEnd(cursor.text, start, true);
  if (end === -1) return null;
  cursor.at = end;
  return plainNode(cursor, start, end, true);
}

/** A block of text (`|`, `>`); `indent` is the column of the map or list that it stands in. */
export function readBlock(cursor: Cursor, indent: number): ScalarNode | null {
  const { text, source } = cursor;
  const start = cursor.at;
  const header = /[|>]([-+]?)([1-9]?)([-+]?)[ ]*(?: #.*)?\n/y;
  header.lastIndex = start;
  const match = header.exec(text);
  if (match === null || (match[1] !== "" && match[3] !== "")) return null;
  const sign = match[1]! + match[3]!;
  const chomping = sign === "-" ? CHOMPING_MODE.STRIP : sign === "+" ? CHOMPING_MODE.KEEP : CHOMPING_MODE.CLIP;
  const valueStart = header.lastIndex;
  let content = match[2] === "" ? -1 : indent + Number(match[2]);
  let deepest = 0;
  let at = valueStart;
  while (at < text.length) {
    let column = 0;
    while (text.charCodeAt(at + column) === SPACE) column++;
    const first = text.charCodeAt(at + column);
    // White space at the very end is read by the full reader.
    if (first !== first) return null;
    if (first === LINE_FEED) {
      if (content === -1) deepest = Math.max(deepest, column);
    } else {
      if (column < (content === -1 ? indent + 1 : content)) {
        if (first === 0x09) return null;
        break;
      }
      if (content === -1) {
        if (column < deepest) return null;
        content = column;
      }
    }
    const end = text.indexOf("\n", at + column);
    at = end === -1 ? text.length : end + 1;
  }
  cursor.at = at;
  const style = text.charCodeAt(start) === 0x7c ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
  return { kind: "scalar", value: decode(text, valueStart, at, style, chomping, content), quoted: true, source, start, end: at };
}

/** Whether the text behind a plain scalar is a comment that may belong to it. */
export function isCommented(cursor: Cursor): boolean {
  let at = cursor.at;
  while (cursor.text.charCodeAt(at) === SPACE) at++;
  return at > cursor.at && cursor.text.charCodeAt(at) === HASH;
}

function plainNode(cursor: Cursor, start: number, end: number, simple: boolean): ScalarNode | null {
  const { text, source } = cursor;
  if (!simple) {
    const value = decode(text, start, end, SCALAR_STYLE.PLAIN);
    return { kind: "scalar", value: resolvePlain(value), quoted: false, source, start, end };
  }
  const raw = cursor.slice(start, end);
  const value = resolvePlain(raw);
  if (typeof value === "number" && !isExactNumber(raw, value)) return null;
  return { kind: "scalar", value, quoted: false, source, start, end };
}

/** End of a plain scalar's text on its line, white space aside; -1 where a colon ends it. */
function plainLineEnd(text: string, start: number, flow: boolean): number {
  let end = start;
  for (let at = start; ; at++) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code !== code) return end;
    if (code === COLON) {
      const next = text.charCodeAt(at + 1);
      if (isBlank(next) || (flow && isFlowIndicator(next))) return -1;
    } else if (code === HASH) {
      if (isBlank(text.charCodeAt(at - 1))) return end;
    } else if (flow && isFlowIndicator(code)) return end;
    if (code !== SPACE && code !== 0x09) end = at + 1;
  }
}

/** Offset of the line break after a text, -1 where something else stands on the line or it is the last. */
function lineEndAfter(text: string, end: number): number {
  let at = end;
  while (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === 0x09) at++;
  return text.charCodeAt(at) === LINE_FEED ? at : -1;
}

/** Offset at which a text over several lines goes on after a line break; -1 where the next line stands too far left. */
function goesOn(text: string, lineBreak: number, indent: number): number {
  let at = lineBreak;
  for (;;) {
    const start = ++at;
    while (text.charCodeAt(at) === SPACE) at++;
    const column = at - start;
    const code = text.charCodeAt(at);
    if (code === LINE_FEED) continue;
    // Tabs and the end of the text are read by the full reader.
    return code === 0x09 || code !== code || column < indent ? -1 : at;
  }
}

/** Characters of an escape after its backslash; 0 where there is no such escape, or a line ends in it. */
function escapeLength(text: string, at: number): number {
  const code = text[at];
  if (code === "x") return isHex(text, at + 1, 2) ? 3 : 0;
  if (code === "u") return isHex(text, at + 1, 4) ? 5 : 0;
  return code !== undefined && '0abtnvfre "/\\N_LP'.includes(code) ? 1 : 0;
}

function isHex(text: string, from: number, length: number): boolean {
  return new RegExp(`^[0-9a-fA-F]{${length}}$`).test(text.slice(from, from + length));
}

function decode(text: string, valueStart: number, valueEnd: number, style: ScalarEvent["style"], chomping: ScalarEvent["chomping"] = CHOMPING_MODE.CLIP, indent = -1): string {
  return getScalarValue(text, { type: 4, valueStart, valueEnd, anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1, style, chomping, indent, fast: false });
}
