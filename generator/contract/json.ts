import { keysOf } from "../../runtime/contract/ordered.js";

/**
 * A JSON file as prettier would leave it: two spaces, objects with a key a line, lists on one line
 * where they fit into 80 columns, LF, one line break at the end. Keys come in the order of
 * `keysOf`. One key a line is what lets edits of different parts merge.
 *
 * Made here and not by prettier: the bytes must not depend on what a consumer has installed, and a
 * surface of ten thousand actions is printed in a fraction of a second.
 */
export function printJson(value: unknown): string {
  const sheet = new Sheet();
  print(value, 0, 0, 0, sheet);
  sheet.page += "\n";
  return sheet.text();
}

const WIDTH = 80;

/**
 * Text that grows piece by piece. A string that is added up is kept as a tree of its pieces until
 * somebody reads it, so a page is read when it is full: of a large file only one page is a tree.
 */
class Sheet {
  page = "";
  readonly #pages: string[] = [];

  /** To be called now and then. */
  turn(): void {
    if (this.page.length < FULL) return;
    this.page.charCodeAt(0);
    this.#pages.push(this.page);
    this.page = "";
  }

  text(): string {
    return this.#pages.length === 0 ? this.page : [...this.#pages, this.page].join("");
  }
}

const FULL = 8192;

/**
 * @param depth how many objects and lists the value stands in
 * @param column where the value begins
 * @param after columns that what follows on the line takes: a comma
 */
function print(value: unknown, depth: number, column: number, after: number, sheet: Sheet): void {
  if (typeof value !== "object" || value === null) sheet.page += scalar(value);
  else if (Array.isArray(value)) printList(value, depth, column, after, sheet);
  else printObject(value as { readonly [key: string]: unknown }, depth, sheet);
}

function printObject(value: { readonly [key: string]: unknown }, depth: number, sheet: Sheet): void {
  const keys = keysOf(value);
  const count = keys.length;
  if (count === 0) {
    sheet.page += "{}";
    return;
  }
  for (let index = 0; index < count; index++) {
    const key = keys[index]!;
    const item = value[key];
    const { opening, width } = openingOf(key, depth + 1);
    sheet.page += index === 0 ? `{${opening.slice(1)}` : opening;
    print(item, depth + 1, width, index === count - 1 ? 0 : 1, sheet);
  }
  sheet.page += `\n${indentOf(depth)}}`;
  sheet.turn();
}

/** What stands before a value: the comma after the one before, a new line, the key. */
interface Opening {
  readonly opening: string;
  readonly width: number;
}

/** Most keys of a contract are the same few words, thousands of times. */
const OPENINGS: Map<string, Opening>[] = [];
const MOST_REMEMBERED = 4096;

function openingOf(key: string, depth: number): Opening {
  const known = (OPENINGS[depth] ??= new Map());
  let opening = known.get(key);
  if (opening === undefined) {
    const name = quoted(key);
    opening = { opening: `,\n${indentOf(depth)}${name}: `, width: 2 * depth + widthOf(name) + 2 };
    if (known.size < MOST_REMEMBERED) known.set(key, opening);
  }
  return opening;
}

function printList(list: readonly unknown[], depth: number, column: number, after: number, sheet: Sheet): void {
  if (list.length === 0) {
    sheet.page += "[]";
    return;
  }
  const line = breaksAnyway(list) ? null : oneLine(list);
  if (line !== null && column + widthOf(line) + after <= WIDTH) {
    sheet.page += line;
    return;
  }
  const indent = indentOf(depth + 1);
  if (list.length > 1 && list.every((item) => typeof item === "number")) sheet.page += `[\n${fill(list, indent)}`;
  else {
    const last = list.length - 1;
    for (let index = 0; index <= last; index++) {
      sheet.page += `${index === 0 ? "[\n" : ",\n"}${indent}`;
      print(list[index], depth + 1, indent.length, index === last ? 0 : 1, sheet);
    }
  }
  sheet.page += `\n${indentOf(depth)}]`;
}

const indentOf = (depth: number): string => "  ".repeat(depth);

/** Prettier breaks a list of several lists or objects that hold more than one value each. */
function breaksAnyway(list: readonly unknown[]): boolean {
  return list.length > 1 && Array.isArray(list[0]) && list.every((item) => Array.isArray(item) && item.length > 1);
}

/** The list on one line, or null where it holds an object, whose keys stand on lines of their own. */
function oneLine(list: readonly unknown[]): string | null {
  let line = "[";
  for (let index = 0; index < list.length; index++) {
    const item = list[index];
    let text: string | null;
    if (typeof item !== "object" || item === null) text = scalar(item);
    else if (Array.isArray(item)) text = breaksAnyway(item) ? null : oneLine(item);
    else text = keysOf(item).length === 0 ? "{}" : null;
    if (text === null) return null;
    line += index === 0 ? text : `, ${text}`;
    if (line.length > 2 * WIDTH) return null;
  }
  return `${line}]`;
}

/** Numbers, as many on a line as fit. */
function fill(numbers: readonly unknown[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const [index, number] of numbers.entries()) {
    const text = `${scalar(number)}${index < numbers.length - 1 ? "," : ""}`;
    if (line !== indent && line.length + 1 + text.length > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += (line === indent ? "" : " ") + text;
  }
  return [...lines, line].join("\n");
}

function scalar(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "string") return quoted(value);
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number" && Number.isFinite(value)) return String(value).replace("e+", "e");
  throw new TypeError(`Not a JSON value: ${String(value)}`);
}

/** A string of letters and usual punctuation needs no escapes, and most strings are such. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

const PLAIN = /^[ !#-[\]-~\u00a0-\u02ff\u0400-\u04ff\u2010-\u203a]*$/;

/**
 * Columns that a text takes: ideographs and pictures two, combining marks none. The ranges are
 * written out because they decide bytes, and the tables of the engine change with its version.
 */
function widthOf(text: string): number {
  if (/^[\u0020-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u201f]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

const NO_WIDTH = /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u064b-\u065f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{e0000}-\u{e01ef}]/u;
const WIDE =
  /[\u1100-\u115f\u231a\u231b\u2329\u232a\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f004}\u{1f0cf}\u{1f18e}\u{1f191}-\u{1f19a}\u{1f200}-\u{1f320}\u{1f32d}-\u{1f64f}\u{1f680}-\u{1f6fc}\u{1f7e0}-\u{1f7eb}\u{1f90c}-\u{1f9ff}\u{1fa70}-\u{1faff}\u{20000}-\u{3fffd}]/u;
