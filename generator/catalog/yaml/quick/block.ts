import { PlacedEntry } from "../placed-entry.js";
import { isProseKey } from "../torn-prose.js";
import type { Entry, ListNode, MapNode, Node } from "../../tree.js";
import { COLON, Cursor, DASH, HASH, isBlank, isIndicator, LINE_FEED, nextLine, skipSpaces } from "./cursor.js";
import { readFlow } from "./flow.js";
import { isUsualKey } from "./keys.js";
import { isCommented, readBlock, readPlain, readQuoted } from "./scalars.js";

/** Levels of maps and lists, at most; deeper ones are the full reader's. */
const MAX_DEPTH = 60;

/** What stood behind a value: the column of the next line, -1 at the end of the text. */
type Read<N extends Node> = { readonly node: N; readonly next: number } | null;

/** The map of a block at a column, its first key under the cursor. */
export function readBlockMap(cursor: Cursor, column: number, depth: number): Read<MapNode> {
  if (depth > MAX_DEPTH) return null;
  const { source } = cursor;
  const start = cursor.at;
  const entries = new Map<string, Entry>();
  for (;;) {
    const keyStart = cursor.at;
    const key = readKey(cursor);
    if (key === null || entries.has(key)) return null;
    const keyEnd = cursor.at;
    skipSpaces(cursor);
    cursor.at++;
    const read = readValue(cursor, column, key, depth);
    if (read === null || read.next > column) return null;
    entries.set(key, new PlacedEntry(key, source, keyStart, keyEnd, read.node, null));
    if (read.next < column) return { node: { kind: "map", entries, source, start, end: read.node.end }, next: read.next };
  }
}

function readBlockList(cursor: Cursor, column: number, depth: number): Read<ListNode> {
  if (depth > MAX_DEPTH) return null;
  const { text, source } = cursor;
  const start = cursor.at;
  const items: Node[] = [];
  for (;;) {
    cursor.at++;
    const code = skipSpaces(cursor);
    if (code === LINE_FEED || code === HASH || code === 0x09 || code !== code) return null;
    const read = readNode(cursor, column, cursor.at - (text.lastIndexOf("\n", cursor.at) + 1), null, depth);
    if (read === null || read.next > column) return null;
    items.push(read.node);
    if (read.next < column || !isDash(cursor)) return { node: { kind: "list", items, source, start, end: read.node.end }, next: read.next };
  }
}

/** The value after a key's colon: on its line, or below it. */
function readValue(cursor: Cursor, column: number, key: string, depth: number): Read<Node> {
  const colon = cursor.at;
  const code = skipSpaces(cursor);
  if (code !== LINE_FEED && code !== HASH && code === code) return isDash(cursor) ? null : readInline(cursor, column, key);
  if (code === HASH && isProseKey(key)) return null;
  cursor.at = colon;
  const next = nextLine(cursor);
  if (next === null) return null;
  if (next > column) return readNode(cursor, column, next, key, depth);
  if (next === column && isDash(cursor)) return readBlockList(cursor, column, depth + 1);
  // What stands in place of a value may be meant as one: `$ref: #/types/Fqn`.
  if (code === HASH) return null;
  return { node: { kind: "scalar", value: null, quoted: false, source: cursor.source, start: colon, end: colon }, next };
}

/** Whatever may stand at the head of a line or behind a dash: a list, a map, or a value. */
function readNode(cursor: Cursor, parent: number, column: number, key: string | null, depth: number): Read<Node> {
  if (isDash(cursor)) return readBlockList(cursor, column, depth + 1);
  const start = cursor.at;
  const code = cursor.text.charCodeAt(start);
  const isKey = code !== 0x7b && code !== 0x5b && readKey(cursor) !== null;
  cursor.at = start;
  return isKey ? readBlockMap(cursor, column, depth + 1) : readInline(cursor, parent, key);
}

/** A scalar, or a map or list in brackets, and the line after it. */
function readInline(cursor: Cursor, parent: number, key: string | null): Read<Node> {
  const node = readAtom(cursor, parent);
  if (node === null || (node.kind === "scalar" && !node.quoted && isProseKey(key) && isCommented(cursor))) return null;
  // A block of text has read its last line break; the next line begins under the cursor.
  if (cursor.text.charCodeAt(cursor.at - 1) === LINE_FEED) cursor.at--;
  const next = nextLine(cursor);
  return next === null ? null : { node, next };
}

function readAtom(cursor: Cursor, parent: number): Node | null {
  const code = cursor.text.charCodeAt(cursor.at);
  switch (code) {
    case 0x7b:
    case 0x5b:
      return readFlow(cursor, parent + 1);
    case 0x22:
    case 0x27:
      return readQuoted(cursor, parent + 1);
    case 0x7c:
    case 0x3e:
      return readBlock(cursor, parent);
    case DASH:
      return isDash(cursor) ? null : readPlain(cursor, parent + 1);
    default:
      return isIndicator(code) || isBlank(code) ? null : readPlain(cursor, parent + 1);
  }
}

/** A key on one line, the cursor then behind it; null where there is none, or an unusual one. */
function readKey(cursor: Cursor): string | null {
  const { text } = cursor;
  const start = cursor.at;
  const code = text.charCodeAt(start);
  let key: string;
  if (code === 0x22 || code === 0x27) {
    const node = readQuoted(cursor, 0);
    if (node === null || text.slice(node.start, node.end).includes("\n")) return null;
    key = String(node.value);
    const end = cursor.at;
    if (skipSpaces(cursor) !== COLON || !isBlank(text.charCodeAt(cursor.at + 1))) return null;
    cursor.at = end;
    return isUsualKey(key, true) ? key : null;
  }
  if (isIndicator(code) || isBlank(code)) return null;
  let end = start;
  for (let at = start; ; at++) {
    const next = text.charCodeAt(at);
    if (next === COLON && isBlank(text.charCodeAt(at + 1))) break;
    if (next === LINE_FEED || next === 0x09 || next !== next || (next === HASH && text.charCodeAt(at - 1) === 0x20)) return null;
    if (next !== 0x20) end = at + 1;
  }
  cursor.at = end;
  key = cursor.slice(start, end);
  return isUsualKey(key, false) ? key : null;
}

/** A dash that begins an item. */
function isDash({ text, at }: Cursor): boolean {
  return text.charCodeAt(at) === DASH && isBlank(text.charCodeAt(at + 1));
}
