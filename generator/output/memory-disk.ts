import type { Disk, Kind, Reading } from "./disk.js";
import { foldersAbove } from "./names.js";

/** What lies in a folder that exists in memory alone: texts, or something that is no file. */
export type Content = string | Uint8Array | { readonly kind: Exclude<Kind, "file" | "folder"> };

/** An output folder in memory: what the self-test spoils, and what a program may compare with. */
export function memoryDisk(folder: string, contents: ReadonlyMap<string, Content>): Disk {
  const entries = new Map<string, Kind>();
  for (const [path, content] of contents) {
    for (const above of foldersAbove(path)) entries.set(above, "folder");
    entries.set(path, typeof content === "string" || content instanceof Uint8Array ? "file" : content.kind);
  }
  return {
    folder,
    obstacle: null,
    entries: new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1))),
    read: (path, most) => readingOf(contents.get(path), most),
  };
}

function readingOf(content: Content | undefined, most: number): Reading {
  if (content === undefined) return { kind: "gone" };
  if (typeof content !== "string" && !(content instanceof Uint8Array)) return { kind: "unreadable", reason: "not a file" };
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return bytes.length > most ? { kind: "longer" } : { kind: "bytes", bytes };
}
