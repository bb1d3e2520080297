/** What a line of markdown may stand in. An item that holds nothing yet is ended by a blank line. */
export type Container = { readonly kind: "quote" } | { readonly kind: "item"; readonly line: number; readonly width: number; empty: boolean };

/** Walks the marks at the beginning of a line; a tab reaches to the next stop of four columns. */
export class LineReader {
  readonly #line: string;
  #at = 0;
  #column = 0;
  /** Columns of a tab that a mark has used only in part. */
  #spare = 0;

  constructor(line: string) {
    this.#line = line;
  }

  /** Columns of white space before the rest. */
  get indent(): number {
    let at = this.#at;
    let column = this.#column;
    for (; this.#line[at] === " " || this.#line[at] === "\t"; at++) column += this.#line[at] === "\t" ? 4 - (column % 4) : 1;
    return this.#spare + column - this.#column;
  }

  get rest(): string {
    return this.#line.slice(this.#at).replace(/^[ \t]+/, "");
  }

  get blank(): boolean {
    return this.rest === "";
  }

  /** True where the rest is a heading or a rule, which no paragraph continues. */
  get startsBlock(): boolean {
    return this.indent < 4 && (/^#{1,6}(?:[ \t]|$)/.test(this.rest) || isRule(this.rest));
  }

  /** Steps over what a line inside the container begins with; false where the line is outside. */
  enter(container: Container): boolean {
    if (container.kind === "quote") return this.#quote();
    if (this.blank) return !container.empty;
    if (this.indent < container.width) return false;
    this.#skip(container.width);
    return true;
  }

  /** Steps over a mark that opens a container here, or null. */
  open(line: number, inParagraph: boolean): Container | null {
    if (this.indent >= 4) return null;
    if (this.#quote()) return { kind: "quote" };
    const { rest, indent } = this;
    const found = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/.exec(rest);
    if (found === null || isRule(rest)) return null;
    const mark = found[0].length;
    if (inParagraph && (rest.length === mark || /^[ \t]*$/.test(rest.slice(mark)) || (found[1] !== undefined && Number(found[1]) !== 1))) return null;
    this.#skip(indent);
    this.#at += mark;
    this.#column += mark;
    const gap = this.indent;
    const space = this.blank || gap > 4 ? 1 : gap;
    this.#skip(Math.min(space, gap));
    return { kind: "item", line, width: indent + mark + space, empty: true };
  }

  fence(): { readonly character: string; readonly length: number; readonly info: string } | null {
    if (this.indent >= 4) return null;
    const found = /^(`{3,})([^`]*)$|^(~{3,})(.*)$/.exec(this.rest);
    if (found === null) return null;
    const marks = found[1] ?? found[3]!;
    return { character: marks[0]!, length: marks.length, info: (found[2] ?? found[4]!).trim() };
  }

  #quote(): boolean {
    if (this.indent >= 4 || !this.rest.startsWith(">")) return false;
    this.#skip(this.indent);
    this.#at++;
    this.#column++;
    if (this.indent > 0) this.#skip(1);
    return true;
  }

  #skip(columns: number): void {
    let left = columns;
    while (left > 0) {
      if (this.#spare > 0) {
        const used = Math.min(this.#spare, left);
        this.#spare -= used;
        left -= used;
        continue;
      }
      const character = this.#line[this.#at];
      if (character !== " " && character !== "\t") return;
      const width = character === "\t" ? 4 - (this.#column % 4) : 1;
      this.#at++;
      this.#column += width;
      this.#spare = Math.max(0, width - left);
      left -= Math.min(width, left);
    }
  }
}

const isRule = (rest: string): boolean => /^(?:(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})$/.test(rest);
