import { type Container, LineReader } from "./line-reader.js";

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
