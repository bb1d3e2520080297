export type LinkTo = "folder" | "file" | "nothing";

/** The files that a catalog is read from. Paths are relative to one root, with `/`; the root is "". */
export interface Files {
  /** Bytes of a file; null where there is no readable file. */
  read(path: string): Uint8Array | null;
  /** Names (no paths) of the files and folders in a folder, in any order; null where there is no folder. */
  list(folder: string): readonly string[] | null;
  /** What a link at this path leads to; null where no link is there. Files that cannot be links leave it out. */
  link?(path: string): LinkTo | null;
}

/** The first step below a folder that is a link on the way to a path, the path itself included; null where none is. */
export function linkOnTheWay(base: string, path: string, files: Files): string | null {
  if (files.link === undefined) return null;
  const start = base === "" ? "" : `${base}/`;
  if (!path.startsWith(start)) return files.link(path) === null ? null : path;
  let at = base;
  for (const step of path.slice(start.length).split("/")) {
    at = at === "" ? step : `${at}/${step}`;
    if (files.link(at) !== null) return at;
  }
  return null;
}
