/** What stands at a path of an output folder. Links are told as links and never followed. */
export type Kind = "file" | "folder" | "link" | "other" | "unreadable";

/** The reading half of an output folder. */
export interface Disk {
  /** The folder as reports print it: relative to where the command runs, with `/`. */
  readonly folder: string;
  /** What stands where the folder, or one above it, should be; null where nothing is in the way. */
  readonly obstacle: { readonly path: string; readonly kind: Kind } | null;
  /** Everything below, by path relative to the folder, with `/`, in code-unit order. */
  readonly entries: ReadonlyMap<string, Kind>;
  /** A file's bytes, unless it has more than `most` of them. They stand until the next file is read. */
  read(path: string, most: number): Reading;
}

export type Reading =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "longer" }
  | { readonly kind: "gone" }
  | { readonly kind: "unreadable"; readonly reason: string };

/** The writing half. Every method throws {@link DiskFailure} where the machine refuses. */
export interface Writer {
  /** Makes the folder and those above it; a link in their place is refused. Returns those it made, outermost first. */
  makeFolder(path: string): readonly string[];
  /** Writes a file that must not exist yet. */
  create(path: string, text: string): void;
  /** Puts one file in the place of another, in one step. */
  rename(from: string, to: string): void;
  remove(path: string): void;
  /** Removes a folder that is empty; leaves any other. */
  removeFolder(path: string): void;
}

/** The machine refused: no permission, no space, a read-only file system. */
export class DiskFailure extends Error {
  /**
   * @param path as reports print it
   * @param reason in words: `permission denied`
   */
  constructor(
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${path}: ${reason}`);
    this.name = "DiskFailure";
  }
}
