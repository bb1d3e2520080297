import type { OutputFile } from "../emit/emitter.js";
import type { Disk, Kind } from "./disk.js";
import { encoded } from "./encoded.js";
import { foldersAbove } from "./names.js";

/** How an output stands on disk, against what generation gives. */
export type Standing =
  | { readonly kind: "same" }
  /** The same text with CRLF, or a mix: a checkout may do that. */
  | { readonly kind: "line-endings" }
  | { readonly kind: "missing" }
  /** `text` has LF; a byte order mark is kept. */
  | { readonly kind: "differs"; readonly text: string }
  /** No UTF-8, or longer than anything that generation writes. */
  | { readonly kind: "no-text"; readonly reason: string }
  /** `at` is the path itself, or the folder above it that is none; empty for the output folder. */
  | { readonly kind: "not-a-file"; readonly at: string; readonly what: Kind }
  | { readonly kind: "unreadable"; readonly at: string; readonly reason: string };

/** Longest text that is read to say how it differs. */
const LONGEST = 64 * 1024 * 1024;

export function standingOf(file: OutputFile, disk: Disk): Standing {
  if (disk.obstacle !== null) return noFile("", disk.obstacle.kind);
  const kind = disk.entries.get(file.path);
  if (kind === undefined) return above(file.path, disk);
  if (kind !== "file") return noFile(file.path, kind);
  const reading = disk.read(file.path, Math.max(LONGEST, file.text.length * 6));
  if (reading.kind === "gone") return { kind: "missing" };
  if (reading.kind === "unreadable") return { kind: "unreadable", at: file.path, reason: reading.reason };
  if (reading.kind === "longer") return { kind: "no-text", reason: "longer than any output" };
  if (Buffer.compare(encoded(file.text), reading.bytes) === 0) return { kind: "same" };
  const decoded = utf8(reading.bytes);
  if (decoded === null) return { kind: "no-text", reason: "not UTF-8" };
  const text = decoded.replaceAll("\r\n", "\n");
  return text === file.text ? { kind: "line-endings" } : { kind: "differs", text };
}

/** A missing path is missing, unless something that is no folder stands above it. */
function above(path: string, disk: Disk): Standing {
  for (const folder of foldersAbove(path)) {
    const kind = disk.entries.get(folder);
    if (kind !== undefined && kind !== "folder") return noFile(folder, kind);
  }
  return { kind: "missing" };
}

function noFile(at: string, what: Kind): Standing {
  return what === "unreadable" ? { kind: what, at, reason: "permission denied" } : { kind: "not-a-file", at, what };
}

/** The text with its byte order mark, or null where the bytes are no UTF-8. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
