/** The files that a catalog is read from. Paths are relative to one root, with `/`; the root is "". */
export interface Files {
  /** Bytes of a file; null where there is no readable file. */
  read(path: string): Uint8Array | null;
  /** Names (no paths) of the files and folders in a folder, in any order; null where there is no folder. */
  list(folder: string): readonly string[] | null;
}
