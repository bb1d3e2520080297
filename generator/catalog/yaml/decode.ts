import type { Finding } from "../../diagnostics/finding.js";
import { Source } from "../../diagnostics/span.js";
import { finding } from "../rule.js";
import { byteOrderMarkInside, catalogNotText } from "../rules/text.js";

/** Text, or why the bytes are none. */
export type Decoded = { readonly source: Source; readonly finding: null } | { readonly source: null; readonly finding: Finding };

/**
 * Turns the bytes of a catalog file into text that is the same on every machine: UTF-8, without
 * a leading byte order mark, every line ending a single LF.
 *
 * CRLF and a lone CR become LF before anything is read, so that block scalars do not carry the
 * checkout's line endings into the outputs. Offsets and columns of findings refer to this text.
 */
export function decode(file: string, bytes: Uint8Array): Decoded {
  const other = wideEncoding(bytes);
  if (other !== null) return refuse(file, "", 0, `The file is saved as ${other}.`, "Save it as UTF-8.");
  const text = decodeUtf8(bytes);
  if (text === null) {
    const { text: lossy, offset } = firstBrokenByte(bytes);
    if (isOneByteText(lossy)) return refuse(file, lossy, offset, "The file is saved in an encoding of one byte a letter, such as Windows-1251, and not in UTF-8: a byte here belongs to no character.", "Save it as UTF-8.");
    return refuse(file, lossy, offset, "The file is not valid UTF-8: a byte here belongs to no character.", "Save it as UTF-8; if it is no text at all, name the right file.");
  }
  const nul = text.indexOf("\0");
  if (nul !== -1) return refuse(file, text, nul, "The file holds a NUL character (U+0000), so it is binary or damaged.", "Name the right file, or remove the character.");
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  const source = new Source(file, lines);
  const mark = lines.indexOf("\uFEFF");
  if (mark === -1) return { source, finding: null };
  const { line, column } = source.position(mark);
  return {
    source: null,
    finding: finding(byteOrderMarkInside, {
      at: { source, start: mark, end: mark + 1 },
      message: `A byte order mark (U+FEFF) stands inside the text, at line ${line}, column ${column}.`,
      remedy: "Delete the invisible character; it usually comes from gluing files together.",
      facts: { line, column },
    }),
  };
}

function refuse(file: string, text: string, offset: number, message: string, remedy: string): Decoded {
  const source = new Source(file, text);
  return { source: null, finding: finding(catalogNotText, { at: { source, start: offset, end: Math.min(offset + 1, text.length) }, message, remedy }) };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 or UTF-32, told by its byte order mark or by the zero byte beside each of the first letters. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? "UTF-32" : "UTF-16";
  if (first === 0xfe && second === 0xff) return "UTF-16";
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return "UTF-32";
  const isText = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x09 && byte < 0x7f;
  const littleEndian = isText(first) && second === 0 && isText(third) && fourth === 0;
  const bigEndian = first === 0 && isText(second) && third === 0 && isText(fourth);
  return littleEndian || bigEndian ? "UTF-16" : null;
}

/** Whether text that is no UTF-8 is one all the same: its letters beyond ASCII are all broken, and nothing else is. */
function isOneByteText(lossy: string): boolean {
  return !/[\0-\x08\x0e-\x1f\x7f-\ufffc]/.test(lossy) && (lossy.match(/\ufffd/g)?.length ?? 0) > 3;
}

/** The lossy text and the offset of the first replacement that the bytes themselves do not spell. */
function firstBrokenByte(bytes: Uint8Array): { text: string; offset: number } {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let byte = 0;
  let from = 0;
  for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", at + 1)) {
    byte += encoder.encode(text.slice(from, at)).length;
    const spelled = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd;
    if (!spelled) return { text, offset: at };
    byte += 3;
    from = at + 1;
  }
  return { text, offset: 0 };
}
