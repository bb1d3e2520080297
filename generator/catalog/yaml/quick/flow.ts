import { PlacedEntry } from "../placed-entry.js";
import { isProseKey } from "../torn-prose.js";
import type { Entry, ListNode, MapNode, Node } from "../../tree.js";
import { COLON, COMMA, HASH, isBlank, isFlowIndicator, isIndicator, LINE_FEED, skipSpaces, type Cursor } from "./cursor.js";
import { isUsualKey } from "./keys.js";
import { isCommented, readFlowPlain, readQuoted } from "./scalars.js";

/** Maps and lists in brackets, at most; deeper ones are the full reader's. */
const MAX_DEPTH = 100;

/** `{ … }` or `[ … ]`; `indent` is the column that its further lines must reach. */
export function readFlow(cursor: Cursor, indent: number, depth = 0): Node | null {
  if (depth > MAX_DEPTH) return null;
  return cursor.text.charCodeAt(cursor.at) === 0x7b ? readFlowMap(cursor, indent, depth) : readFlowList(cursor, indent, depth);
}

function readFlowMap(cursor: Cursor, indent: number, depth: number): MapNode | null {
  const { text, source } = cursor;
  const start = cursor.at++;
  const entries = new Map<string, Entry>();
  for (;;) {
    let code = skip(cursor, indent);
    if (code === 0x7d) return { kind: "map", entries, source, start, end: ++cursor.at };
    const keyStart = cursor.at;
    const key = readKey(cursor, code, indent);
    if (key === null || entries.has(key)) return null;
    const keyEnd = cursor.at;
    skipSpaces(cursor);
    if (text.charCodeAt(cursor.at) !== COLON) return null;
    const colon = ++cursor.at;
    code = skip(cursor, indent);
    const value: Node | null = code === COMMA || code === 0x7d ? { kind: "scalar", value: null, quoted: false, source, start: colon, end: colon } : readValue(cursor, code, indent, depth);
    if (value === null || (isProseKey(key) && isCommented(cursor))) return null;
    entries.set(key, new PlacedEntry(key, source, keyStart, keyEnd, value, null));
    if (!readComma(cursor, indent, 0x7d)) return null;
  }
}

function readFlowList(cursor: Cursor, indent: number, depth: number): ListNode | null {
  const { source } = cursor;
  const start = cursor.at++;
  const items: Node[] = [];
  for (;;) {
    const code = skip(cursor, indent);
    if (code === 0x5d) return { kind: "list", items, source, start, end: ++cursor.at };
    const item = readValue(cursor, code, indent, depth);
    if (item === null) return null;
    items.push(item);
    if (!readComma(cursor, indent, 0x5d)) return null;
  }
}

function readKey(cursor: Cursor, code: number, indent: number): string | null {
  const { text } = cursor;
  if (code === 0x22 || code === 0x27) {
    const node = readQuoted(cursor, indent);
    const key = node === null || text.slice(node.start, node.end).includes("\n") ? null : String(node.value);
    return key !== null && isUsualKey(key, true) ? key : null;
  }
  if (isIndicator(code) || isBlank(code)) return null;
  const start = cursor.at;
  let end = start;
  for (let at = start; ; at++) {
    const next = text.charCodeAt(at);
    if (next === COLON) {
      const after = text.charCodeAt(at + 1);
      if (isBlank(after) || isFlowIndicator(after)) break;
    } else if (isFlowIndicator(next) || next === LINE_FEED || next === 0x09 || next !== next || next === HASH) return null;
    if (next !== 0x20) end = at + 1;
  }
  cursor.at = end;
  const key = cursor.slice(start, end);
  return isUsualKey(key, false) ? key : null;
}

function readValue(cursor: Cursor, code: number, indent: number, depth: number): Node | null {
  if (code === 0x7b || code === 0x5b) return readFlow(cursor, indent, depth + 1);
  if (code === 0x22 || code === 0x27) return readQuoted(cursor, indent);
  // `-1` and `-x` are values; the other indicators are not, or not usually.
  if (code === 0x2d && !isBlank(cursor.text.charCodeAt(cursor.at + 1)) && !isFlowIndicator(cursor.text.charCodeAt(cursor.at + 1))) return readFlowPlain(cursor);
  return isIndicator(code) || isBlank(code) ? null : readFlowPlain(cursor);
}

/** Moves behind a comma, or to the closing bracket; false where something else stands. */
function readComma(cursor: Cursor, indent: number, closing: number): boolean {
  const code = skip(cursor, indent);
  if (code === COMMA) cursor.at++;
  return code === COMMA || code === closing;
}

/** Skips spaces, comments and line breaks; NaN where a line stands too far left or holds a tab. */
function skip(cursor: Cursor, indent: number): number {
  const { text } = cursor;
  let lineStart = -1;
  for (;;) {
    const begin = cursor.at;
    let code = skipSpaces(cursor);
    if (code === HASH && (cursor.at > begin || lineStart === cursor.at)) {
      const end = text.indexOf("\n", cursor.at);
      if (end === -1) return NaN;
      cursor.at = end;
      code = LINE_FEED;
    }
    if (code !== LINE_FEED) return code === 0x09 || (lineStart !== -1 && cursor.at - lineStart < indent) ? NaN : code;
    lineStart = ++cursor.at;
  }
}
