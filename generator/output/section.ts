import type { OutputFile, Sections } from "../emit/emitter.js";

/** A tool's name, or null for the frame: the lines of a shared file that belong to no tool. */
export type Owner = string | null;

/**
 * A file's text cut up by owner. Pieces of one owner are joined in order: a tool may have an import
 * at the top of a shared file and a line further down. The frame is there even where it is empty.
 *
 * @param recorded identifier → tool, where the text may be of another contract than the file's
 */
export function partsOf(file: Pick<OutputFile, "tool" | "sections">, text: string, recorded: ReadonlyMap<string, string> = new Map()): ReadonlyMap<Owner, string> {
  if (file.tool !== null) return new Map([[file.tool, text]]);
  if (file.sections === null) return new Map([[null, text]]);
  return cut(text, file.sections, recorded);
}

function cut(text: string, sections: Sections, recorded: ReadonlyMap<string, string>): Map<Owner, string> {
  const parts = new Map<Owner, string>([[null, ""]]);
  let owner: Owner = null;
  let from = 0;
  const close = (at: number) => {
    if (at > from) parts.set(owner, (parts.get(owner) ?? "") + text.slice(from, at));
    from = at;
  };
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    const opened = recorded.get(sections.identifies?.(line) ?? "") ?? sections.opens(line);
    const next: Owner = opened ?? (owner !== null && sections.ends(line) ? null : owner);
    // A tool that opens twice in a row continues its own part.
    if (next !== owner) {
      close(start);
      owner = next;
    }
    start = end + 1;
  }
  close(text.length);
  return parts;
}
