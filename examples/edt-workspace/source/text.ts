import { Failed } from "contract-gate/runtime";

/**
 * The text of a file. A byte order mark stays what it is, a first character, so that encoding gives
 * back the very bytes.
 *
 * @throws Failed for bytes that are no UTF-8: what cannot be read faithfully cannot be written back
 */
export function decode(path: string, bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw unreadable(path, "это не UTF-8");
  }
}

export function encode(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}

/** A file of the project that cannot be understood; nothing has been changed by looking. */
export function unreadable(path: string, reason: string): Failed {
  return new Failed({ code: "FILE_UNREADABLE", values: { path, reason }, given: path });
}

/** How the lines of a text end: as its first one does. */
export function newlineOf(text: string): "\r\n" | "\n" {
  const at = text.indexOf("\n");
  return at > 0 && text[at - 1] === "\r" ? "\r\n" : "\n";
}

/** Lines without their ends; a line feed at the very end begins no further line. */
export function linesOf(text: string): string[] {
  const lines = withoutMark(text).split(/\r\n|\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/** One-based number of the line that holds a place. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < place; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(1) : text;
}

export const MARK = "\uFEFF";
const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
