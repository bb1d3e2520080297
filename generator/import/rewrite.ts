import type { EditedFile } from "./text-edits.js";

/**
 * The bytes of a file with some stretches replaced: byte order mark, line endings and every other byte
 * outside of them stay as they are on disk. New lines end as the file's own do.
 *
 * @param before the bytes from which {@link EditedFile.source} was read
 */
export function rewrite(before: Uint8Array, { stretches }: Pick<EditedFile, "stretches">): string {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(before);
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const at = offsetsIn(text, mark);
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: replacement } of stretches) {
    parts.push(text.slice(from, at(start)), replacement.replaceAll("\n", newline));
    from = at(end);
  }
  return parts.join("") + text.slice(from);
}

/** Turns offsets in the text as it was read (one LF a line, no mark) into offsets in the text on disk; asked in rising order. */
function offsetsIn(text: string, mark: number): (offset: number) => number {
  const returns = [...text.matchAll(/\r\n/g)].map(({ index }) => index);
  let passed = 0;
  return (offset) => {
    while (passed < returns.length && returns[passed]! - mark - passed < offset) passed++;
    return offset + mark + passed;
  };
}
