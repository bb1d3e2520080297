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
  return `${print(value, "", 0, 0)}\n`;
}

const WIDTH = 80;

/**
 * @param column where the value begins
 * @param after columns that what follows on the line takes: a comma
 */
function print(value: unknown, indent: string, column: number, after: number): string {
  if (typeof value !== "object" || value === null) return scalar(value);
  return Array.isArray(value) ? printList(value, indent, column, after) : printObject(value as { readonly [key: string]: unknown }, indent);
}

function printObject(value: { readonly [key: string]: unknown }, indent: string): string {
  const keys = keysOf(value);
  const count = keys.length;
  if (count === 0) return "{}";
  const inner = `${indent}  `;
  let text = "{\n";
  for (let index = 0; index < count; index++) {
    const key = keys[index]!;
    const item = value[key];
    const name = quoted(key);
    text += index === 0 ? `${inner}${name}: ` : `,\n${inner}${name}: `;
    text += Array.isArray(item) ? printList(item, inner, inner.length + widthOf(name) + 2, index === count - 1 ? 0 : 1) : print(item, inner, 0, 0);
  }
  return flat(`${text}\n${indent}}`);
}

function printList(list: readonly unknown[], indent: string, column: number, after: number): string {
  if (list.length === 0) return "[]";
  const line = breaksAnyway(list) ? null : oneLine(list);
  if (line !== null && column + widthOf(line) + after <= WIDTH) return line;
  const inner = `${indent}  `;
  if (list.length > 1 && list.every((item) => typeof item === "number")) return `[\n${fill(list, inner)}\n${indent}]`;
  let text = "[\n";
  const last = list.length - 1;
  for (let index = 0; index <= last; index++) {
    text += index === 0 ? inner : `,\n${inner}`;
    text += print(list[index], inner, inner.length, index === last ? 0 : 1);
  }
  return flat(`${text}\n${indent}]`);
}

/**
 * The same text in one piece. A string that was added up is kept as a tree of its pieces until
 * somebody reads a character; the pieces of a large file would fill the memory of a generation.
 */
function flat(text: string): string {
  return text.length < PIECE || text.charCodeAt(0) > 0 ? text : "";
}

const PIECE = 4096;

/** Prettier breaks a list of several lists or objects that hold more than one value each. */
function breaksAnyway(list: readonly unknown[]): boolean {
  return list.length > 1 && list.every((item) => Array.isArray(item) && item.length > 1);
}

/** The list on one line, or null where it holds an object, whose keys stand on lines of their own. */
function oneLine(list: readonly unknown[]): string | null {
  const items: string[] = [];
  let length = 0;
  for (const item of list) {
    let text: string | null;
    if (Array.isArray(item)) text = breaksAnyway(item) ? null : oneLine(item);
    else if (typeof item === "object" && item !== null) text = keysOf(item).length === 0 ? "{}" : null;
    else text = scalar(item);
    if (text === null || (length += text.length) > WIDTH) return null;
    items.push(text);
  }
  return `[${items.join(", ")}]`;
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
  if (typeof value === "string") return quoted(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`Not a JSON value: ${String(value)}`);
  return typeof value === "number" ? text.replace("e+", "e") : text;
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
