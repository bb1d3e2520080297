/**
 * A run of lines that is code between fences, by CommonMark's rules: backticks or tildes, three or
 * more, closed by at least as many, inside block quotes and list items too.
 */
export interface CodeRegion {
  /** First line of the region. */
  readonly start: number;
  /** Line after the last. */
  readonly end: number;
  /** True where the first line is the opening fence itself. */
  readonly opened: boolean;
  /** True where the last line is the closing fence itself. */
  readonly closed: boolean;
  /** A line that opens the block anew, in the same containers, and one that closes it. */
  readonly opener: string;
  readonly closer: string;
}

/**
 * For each line, the line that opens the innermost list item it stands in, or -1. Null where no line
 * is indented so far that it would be code without its item.
 */
export type Items = Int32Array | null;

/** The code regions of a text, in order, and the list items of its lines. */
export function blocksOf(lines: readonly string[]): { readonly code: readonly CodeRegion[]; readonly items: Items } {
  const items = lines.some(isDeep) ? new Int32Array(lines.length) : null;
  if (items === null && !lines.some((line) => FENCE.test(line))) return { code: [], items };
  const code: CodeRegion[] = [];
  const state: State = { containers: [], paragraph: false, fence: null };
  lines.forEach((line, index) => {
    step(state, line, index, code);
    if (items !== null) items[index] = itemOf(state.containers, index);
  });
  if (state.fence !== null) code.push(region(state.fence, lines.length, false));
  return { code, items };
}

/** Whether a line would be code if it stood in no item. */
export function isDeep(line: string): boolean {
  const first = line.charCodeAt(0);
  return (first === 32 || first === 9) && DEEP.test(line);
}

const DEEP = /^(?: {4}| {0,3}\t)[ \t]*[^ \t]/;

function itemOf(containers: readonly Container[], index: number): number {
  for (let depth = containers.length - 1; depth >= 0; depth--) {
    const container = containers[depth]!;
    if (container.kind === "item" && container.line < index) return container.line;
  }
  return -1;
}

/** Index of the first block that ends after a line. */
export function firstAfter(blocks: readonly CodeRegion[], line: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.end > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

const FENCE = /`{3}|~{3}/;

interface Fence {
  readonly start: number;
  readonly character: string;
  readonly length: number;
  readonly info: string;
  readonly containers: readonly Container[];
}

/** An item that holds nothing yet is ended by a blank line. */
type Container = { readonly kind: "quote" } | { readonly kind: "item"; readonly line: number; readonly width: number; empty: boolean };

interface State {
  containers: Container[];
  /** True where the line before was text that a paragraph may continue. */
  paragraph: boolean;
  fence: Fence | null;
}

function step(state: State, line: string, index: number, regions: CodeRegion[]): void {
  const reader = new LineReader(line);
  const kept = state.containers.findIndex((container) => !reader.enter(container));
  const matched = kept === -1 ? state.containers.length : kept;
  if (state.fence !== null) {
    if (matched === state.fence.containers.length) {
      if (!closes(reader, state.fence)) return;
      regions.push(region(state.fence, index + 1, true));
      state.fence = null;
      return;
    }
    regions.push(region(state.fence, index, false));
    state.fence = null;
  }
  const containers = state.containers.slice(0, matched);
  const inside = matched === state.containers.length;
  for (let container = reader.open(index, state.paragraph && inside); container !== null; container = reader.open(index, false)) containers.push(container);
  const continues = state.paragraph && containers.length === matched;
  const fence = reader.fence();
  const isText = fence === null && !reader.blank && !reader.startsBlock;
  // A paragraph goes on without the marks of its containers, as text only.
  if (continues && isText && !inside) return;
  containers.forEach((container, depth) => {
    if (container.kind === "item" && (depth < containers.length - 1 || !reader.blank)) container.empty = false;
  });
  state.containers = containers;
  const isUnderline = continues && reader.indent < 4 && /^(?:=+|-+)[ \t]*$/.test(reader.rest);
  state.paragraph = isText && !isUnderline && (reader.indent < 4 || continues);
  if (fence !== null) state.fence = { start: index, containers: [...containers], ...fence };
}

function region({ start, character, length, info, containers }: Fence, end: number, closed: boolean): CodeRegion {
  const marks = character.repeat(length);
  return { start, end, opened: true, closed, opener: `${containers.map(marker).join("")}${marks}${info}`, closer: `${containers.map(continuation).join("")}${marks}` };
}

/** A line's beginning inside a container, as the container's first line and as a later one. */
function marker(container: Container): string {
  if (container.kind === "quote") return "> ";
  const { width } = container;
  return width <= 5 ? `-${" ".repeat(width - 1)}` : `${"1".repeat(width - 5)}.${" ".repeat(4)}`;
}

function continuation(container: Container): string {
  return container.kind === "quote" ? "> " : " ".repeat(container.width);
}

function closes(reader: LineReader, fence: Fence): boolean {
  const found = reader.indent < 4 ? /^(`{3,}|~{3,})[ \t]*$/.exec(reader.rest) : null;
  return found !== null && found[1]![0] === fence.character && found[1]!.length >= fence.length;
}

/** Walks the marks at the beginning of a line; a tab reaches to the next stop of four columns. */
class LineReader {
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
