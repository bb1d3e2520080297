import { Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { quotedText, scalarText } from "./scalar-text.js";

/** A value that the printer does not see: what stands on its first line, and lines below it. */
interface Taken {
  readonly head: string;
  readonly lines: readonly string[];
  /** A comment after a block (`|`) stands on its first line, after any other text on its last. */
  readonly block: boolean;
}

// Private use: no catalog that passes the gate holds such a character.
const OPEN = "\uE000";
const CLOSE = "\uE001";

/**
 * Short names that stand for values while a document is printed. The printer would refold prose and
 * choose quotes of its own; so it only arranges the names, and the values come back afterwards.
 */
export class StandIns {
  readonly #taken: Taken[] = [];

  constructor(readonly source: string) {}

  static occurIn(text: string): boolean {
    return text.includes(OPEN) || text.includes(CLOSE);
  }

  takeScalar(node: Scalar, key: boolean): void {
    if (node.tag?.startsWith("!")) return;
    this.#replace(node, this.#linesOf(node) ?? line(typeof node.value === "string" ? onLine(node, key) : (node.source ?? "")));
  }

  /** The scalar that stands for a map or list on one line, with the comments around it. */
  forFlow(node: YAMLMap | YAMLSeq, text: string): Scalar {
    const scalar = new Scalar(this.#stand(line(text)));
    scalar.comment = node.comment ?? null;
    scalar.commentBefore = node.commentBefore ?? null;
    if (node.spaceBefore === true) scalar.spaceBefore = true;
    return scalar;
  }

  restore(printed: string): string {
    return printed.split("\n").map((text) => (text.includes(OPEN) ? this.#restoreLine(text) : text)).join("\n");
  }

  #replace(node: Scalar, taken: Taken): void {
    if (taken.head === "" && taken.lines.length === 0) return;
    node.value = this.#stand(taken);
    node.type = "PLAIN";
    delete node.source;
    delete node.format;
  }

  #stand(taken: Taken): string {
    this.#taken.push(taken);
    return `${OPEN}${this.#taken.length - 1}${CLOSE}`;
  }

  /** The lines of a text that its author wrote over several; null where it is one line. */
  #linesOf(node: Scalar): Taken | null {
    if (node.range == null || typeof node.value !== "string") return null;
    const source = this.source.slice(node.range[0], node.range[1]);
    const [first = "", ...rest] = source.replace(/\n+$/, "").split("\n");
    if (node.type !== "BLOCK_LITERAL" && node.type !== "BLOCK_FOLDED") return rest.length === 0 ? null : { head: first, lines: rest.map((text) => text.trim()), block: false };
    const indent = blockIndent(node.value, rest);
    if (indent === null) return null;
    const keeps = first.includes("+");
    const all = keeps ? source.replace(/\n$/, "").split("\n").slice(1) : rest;
    // Relative to its key a block stands two columns deeper from now on.
    return { head: first.replace(/\s*#.*$/, "").replace(/\d/, "2"), lines: all.map((text) => text.slice(indent)), block: true };
  }

  #restoreLine(text: string): string {
    const prefix = /^ *(?:(?:- |\? )+)?/.exec(text)![0].length;
    const pattern = new RegExp(`${OPEN}(\\d+)${CLOSE}( #)?`, "g");
    let below: string[] = [];
    let tail = "";
    const head = text.replace(pattern, (_, number: string, comment: string | undefined, at: number) => {
      const taken = this.#taken[Number(number)]!;
      const indent = " ".repeat(at === prefix && prefix > 0 ? prefix : prefix + 2);
      if (taken.lines.length > 0) below = taken.lines.map((each) => (each === "" ? "" : indent + each));
      if (taken.lines.length > 0 && !taken.block) tail = text.slice(at + number.length + 2).replace(/^ #/, "  #");
      return taken.head + (comment === undefined ? "" : "  #");
    });
    const first = tail === "" ? head : head.slice(0, head.length - tail.length);
    return [first, ...below].join("\n") + tail;
  }
}

function line(head: string): Taken {
  return { head, lines: [], block: false };
}

function onLine(node: Scalar, key: boolean): string {
  const value = String(node.value);
  return value.includes("\n") ? quotedText(value) : scalarText(value, key);
}

/** Columns by which a block stands to the right of where its text begins. */
function blockIndent(value: string, lines: readonly string[]): number | null {
  const text = value.split("\n").find((each) => each.trim() !== "");
  const written = lines.find((each) => each.trim() !== "");
  if (text === undefined || written === undefined) return null;
  return written.search(/\S/) - text.search(/\S/);
}

