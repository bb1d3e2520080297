import { entriesOf } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { literalLines, numberText, scalarText } from "./layout/scalar-text.js";
import type { Shape } from "./shape.js";
import { below, belowList } from "./shape-below.js";
import { ROOT } from "./shapes/root.js";

/** A map or list that fits this many columns stands on one line. */
const WIDTH = 100;
/** Readers need not look further for the colon of a key. */
const LONGEST_KEY = 1_000;

/**
 * The text of a catalog that a program makes (`import`, `init`), as a person would write it: maps
 * of names in block style, short schemas on one line, prose of many lines as a literal block.
 * Nothing is folded. Reading it gives the same data, under YAML 1.2 and 1.1; the same data give the
 * same text.
 */
export function writeYaml(data: JsonObject): string {
  const printer = new Printer();
  printer.map(data, ROOT, 0);
  return printer.lines.length === 0 ? "{}\n" : `${printer.lines.join("\n")}\n`;
}

class Printer {
  readonly lines: string[] = [];

  map(map: JsonObject, shape: Shape | null, indent: number): void {
    for (const [key, value] of entriesOf(map)) this.#entry(key, value, below(shape, key), indent);
  }

  #entry(key: string, value: Json, shape: Shape | null, indent: number): void {
    const name = scalarText(key, true);
    if (name.length <= LONGEST_KEY) return this.#value(`${" ".repeat(indent)}${name}:`, value, shape, indent);
    this.lines.push(`${" ".repeat(indent)}? ${name}`);
    this.#value(`${" ".repeat(indent)}:`, value, shape, indent);
  }

  /** A value after `key:` or `-`; whatever needs lines of its own stands two columns deeper. */
  #value(head: string, value: Json, shape: Shape | null, indent: number): void {
    if (typeof value === "string") return this.#text(head, value, indent);
    // What is empty has no lines to go to, however long its key is.
    const room = isCollection(value) && isEmpty(value) ? Infinity : WIDTH - head.length - 1;
    const line = standsAlone(shape, value) ? null : inline(value, room);
    if (line !== null) this.lines.push(`${head} ${line}`);
    else if (!isCollection(value)) this.lines.push(`${head} ${atomText(value)}`);
    else {
      this.lines.push(head);
      if (isList(value)) for (const item of value) this.#item(item, belowList(shape), indent + 2);
      else this.map(value, shape, indent + 2);
    }
  }

  #item(item: Json, shape: Shape | null, indent: number): void {
    const dash = `${" ".repeat(indent)}-`;
    if (!isCollection(item) || isList(item) || isEmpty(item) || inline(item, WIDTH - dash.length - 1) !== null) return this.#value(dash, item, shape, indent);
    // The first key of the item's map stands beside its dash.
    const from = this.lines.length;
    this.map(item, shape, indent + 2);
    this.lines[from] = `${dash} ${this.lines[from]!.slice(indent + 2)}`;
  }

  #text(head: string, value: string, indent: number): void {
    const literal = literalLines(value);
    if (literal === null) this.lines.push(`${head} ${scalarText(value, false)}`);
    else {
      this.lines.push(`${head} ${literal.header}`);
      for (const line of literal.lines) this.lines.push(line === "" ? "" : `${" ".repeat(indent + 2)}${line}`);
    }
  }
}

/** A value on one line, in flow style where it is a map or a list; null where that needs more room or lines. */
function inline(value: Json, room: number): string | null {
  if (typeof value === "string") return value.includes("\n") ? null : within(scalarText(value, true), room);
  if (!isCollection(value)) return within(atomText(value), room);
  const parts: string[] = [];
  let left = room;
  const entries: readonly (readonly [string | null, Json])[] = isList(value) ? value.map((item) => [null, item] as const) : entriesOf(value);
  for (const [key, part] of entries) {
    const name = key === null ? "" : `${scalarText(key, true)}: `;
    const text = name.length > LONGEST_KEY ? null : inline(part, left - name.length);
    if (text === null) return null;
    parts.push(name + text);
    left -= name.length + text.length + 2;
  }
  if (isList(value)) return within(`[${parts.join(", ")}]`, room);
  return within(parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`, room);
}

function within(text: string, room: number): string | null {
  return text.length <= room ? text : null;
}

function atomText(value: null | boolean | number): string {
  return typeof value === "number" ? numberText(value) : String(value);
}

/** Maps that carry the catalog's structure have a line for each key, however short they are. */
function standsAlone(shape: Shape | null, value: Json): boolean {
  if (shape === null || !isCollection(value) || isEmpty(value)) return false;
  if (shape.kind === "list") return shape.item.kind === "object";
  if (shape.kind === "either") return shape.shapes.some((one) => standsAlone(one, value));
  if (shape.kind === "object") return shape.name === "tool" || shape.name === "action";
  return shape.kind === "names" && !(shape.value.kind === "text" || shape.value.kind === "json");
}

type Collection = readonly Json[] | JsonObject;

function isCollection(value: Json): value is Collection {
  return typeof value === "object" && value !== null;
}

function isList(value: Collection): value is readonly Json[] {
  return Array.isArray(value);
}

function isEmpty(value: Collection): boolean {
  return isList(value) ? value.length === 0 : Object.keys(value).length === 0;
}
