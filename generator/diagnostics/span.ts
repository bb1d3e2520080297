/** The text of one file, able to turn offsets into lines and columns. */
export class Source {
  #lineStarts: number[] | null = null;

  /**
   * @param file path as reports print it: relative, with `/`
   * @param text what was read, without a byte order mark
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {}

  /** One-based line and column (in UTF-16 units) of an offset. */
  position(offset: number): { line: number; column: number } {
    const starts = (this.#lineStarts ??= lineStarts(this.text));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  }
}

/** A stretch of a file: offsets into {@link Source.text}, end excluded. */
export interface Span {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
