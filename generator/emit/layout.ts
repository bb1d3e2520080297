import { widthOf } from "./characters.js";

/**
 * Text whose line breaks depend on the width of the page, after Wadler ("A prettier printer").
 *
 * A group stands on one line where it fits and breaks all its own lines where it does not. The rules
 * of what fits are those of prettier, so that what is printed here prettier leaves as it is.
 */
export type Doc = string | Node;

type Node =
  | { readonly kind: "concat" | "group" | "indent" | "after-operator"; readonly docs: readonly Doc[]; readonly hard: boolean }
  | { readonly kind: "line"; readonly flat: string; readonly hard: boolean }
  | { readonly kind: "lines"; readonly lines: readonly string[]; readonly hard: true }
  | { readonly kind: "if-break"; readonly broken: Doc; readonly flat: string; readonly hard: false }
  | { readonly kind: "use"; readonly name: string; readonly from: string; readonly hard: false };

/** Columns of a page: prettier's default. */
const PAGE_WIDTH = 80;
const INDENT = 2;

/** A space, or a line break. */
export const line: Doc = { kind: "line", flat: " ", hard: false };
/** Nothing, or a line break. */
export const softline: Doc = { kind: "line", flat: "", hard: false };
/** Always a line break. */
export const hardline: Doc = { kind: "line", flat: "", hard: true };

/** The docs one after another. */
export function concat(docs: readonly Doc[]): Doc {
  return docs.every((doc) => typeof doc === "string") ? docs.join("") : branch("concat", docs);
}

/** On one line where it fits, else with all of its own lines broken. */
export function group(...docs: readonly Doc[]): Doc {
  return branch("group", docs);
}

/** Lines that break inside begin two columns further right. */
export function indent(...docs: readonly Doc[]): Doc {
  return branch("indent", docs);
}

/** Whole lines, each with a line break after it. */
export function wholeLines(lines: readonly string[]): Doc {
  return { kind: "lines", lines, hard: true };
}

/** One text where the group around it is broken, another where it is not. */
export function ifBreak(broken: Doc, flat = ""): Doc {
  return { kind: "if-break", broken, flat, hard: false };
}

/** ` ` and the right side of an assignment; on a line of its own, indented, where its first part does not fit. */
export function afterOperator(right: Doc): Doc {
  return branch("after-operator", [right]);
}

/** A name that another module exports: whoever prints the file imports it. */
export function use(name: string, from: string): Doc {
  return { kind: "use", name, from, hard: false };
}

/** The docs with a separator between each two. */
export function join(separator: Doc, docs: readonly Doc[]): Doc {
  const joined: Doc[] = [];
  for (const doc of docs) {
    if (joined.length > 0) joined.push(separator);
    joined.push(doc);
  }
  return concat(joined);
}

/**
 * The text of a doc that begins at the start of a line.
 *
 * @param onUse is called for every name that the doc takes from another module
 */
export function print(doc: Doc, onUse: (name: string, from: string) => void): string {
  return new Page(onUse).print(doc);
}

function branch(kind: "concat" | "group" | "indent" | "after-operator", docs: readonly Doc[]): Node {
  let hard = false;
  for (const doc of docs) hard ||= typeof doc !== "string" && doc.hard;
  return { kind, docs, hard };
}

class Page {
  readonly #onUse: (name: string, from: string) => void;
  /** Lines that are complete, and the one that is being written, its indentation included. */
  readonly #lines: string[] = [];
  #line = "";
  /** What remains to be printed, last first: docs, their indentation, and whether their lines break. */
  readonly #docs: Doc[] = [];
  readonly #indents: number[] = [];
  readonly #breaks: boolean[] = [];

  constructor(onUse: (name: string, from: string) => void) {
    this.#onUse = onUse;
  }

  print(doc: Doc): string {
    this.#push(doc, 0, true);
    for (let next = this.#docs.pop(); next !== undefined; next = this.#docs.pop()) {
      const indentation = this.#indents.pop()!;
      const breaks = this.#breaks.pop()!;
      if (typeof next === "string") this.#line += next;
      else this.#step(next, indentation, breaks);
    }
    this.#lines.push(this.#line);
    return this.#lines.join("\n");
  }

  #step(doc: Node, indentation: number, breaks: boolean): void {
    switch (doc.kind) {
      case "line":
        if (breaks || doc.hard) this.#break(indentation);
        else this.#line += doc.flat;
        return;
      case "lines":
        for (const text of doc.lines) {
          this.#line += text;
          this.#break(indentation);
        }
        return;
      case "use":
        this.#line += doc.name;
        this.#onUse(doc.name, doc.from);
        return;
      case "concat":
        this.#pushAll(doc.docs, indentation, breaks);
        return;
      case "indent":
        this.#pushAll(doc.docs, indentation + INDENT, breaks);
        return;
      case "if-break":
        this.#push(breaks ? doc.broken : doc.flat, indentation, breaks);
        return;
      case "group":
        this.#pushAll(doc.docs, indentation, breaks && (doc.hard || !this.#fits(doc)));
        return;
      case "after-operator":
        // The right side stays where its first line fits behind the operator.
        if (this.#fits(" ", doc.docs[0]!)) {
          this.#line += " ";
          this.#pushAll(doc.docs, indentation, breaks);
        } else {
          this.#break(indentation + INDENT);
          this.#pushAll(doc.docs, indentation + INDENT, breaks);
        }
    }
  }

  /** Whether a flat doc, and what follows it up to the next line break, fits on the rest of the line. */
  #fits(flat: Doc, following: Doc = ""): boolean {
    let room = PAGE_WIDTH - widthOf(this.#line);
    const docs: Doc[] = [following, flat];
    const breaking: boolean[] = [true, false];
    const pushAll = (inner: readonly Doc[], breaks: boolean): void => {
      for (let index = inner.length - 1; index >= 0; index--) {
        docs.push(inner[index]!);
        breaking.push(breaks);
      }
    };
    for (let rest = this.#docs.length; room >= 0; ) {
      const own = docs.length > 0;
      if (!own && rest === 0) return true;
      const doc = own ? docs.pop()! : this.#docs[--rest]!;
      const breaks = own ? breaking.pop()! : this.#breaks[rest]!;
      if (typeof doc === "string") {
        room -= widthOf(doc);
        continue;
      }
      switch (doc.kind) {
        case "line":
          if (breaks || doc.hard) return true;
          room -= doc.flat.length;
          break;
        case "lines":
          return room >= widthOf(doc.lines[0] ?? "");
        case "use":
          room -= doc.name.length;
          break;
        case "if-break":
          pushAll([breaks ? doc.broken : doc.flat], breaks);
          break;
        case "after-operator":
          if (breaks) return true;
          room -= 1;
          pushAll(doc.docs, breaks);
          break;
        case "group":
          pushAll(doc.docs, breaks || doc.hard);
          break;
        default:
          pushAll(doc.docs, breaks);
      }
    }
    return false;
  }

  #push(doc: Doc, indentation: number, breaks: boolean): void {
    this.#docs.push(doc);
    this.#indents.push(indentation);
    this.#breaks.push(breaks);
  }

  #pushAll(docs: readonly Doc[], indentation: number, breaks: boolean): void {
    for (let index = docs.length - 1; index >= 0; index--) this.#push(docs[index]!, indentation, breaks);
  }

  #break(indentation: number): void {
    // A space before a line break would stay at the end of the line.
    this.#lines.push(this.#line.endsWith(" ") ? this.#line.replace(/ +$/, "") : this.#line);
    this.#line = " ".repeat(indentation);
  }
}
