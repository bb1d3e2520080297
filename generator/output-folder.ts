import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readSync, readdirSync, renameSync, rmdirSync, unlinkSync, writeFileSync, type Dirent } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { codeOf, failureOf, guarded, isMissing } from "./machine-failure.js";
import { DiskFailure, type Disk, type Kind, type Reading, type Writer } from "./output/disk.js";

/** The output folder of a catalog, as it is when this is made. Nothing follows a link below it. */
export class OutputFolder implements Disk, Writer {
  readonly folder: string;
  readonly obstacle: Disk["obstacle"];
  readonly entries: ReadonlyMap<string, Kind>;
  readonly #base: string;
  readonly #root: string;

  constructor(cwd: string, catalogFolder: string, output: string) {
    this.#base = resolve(cwd, catalogFolder);
    this.#root = resolve(this.#base, output);
    this.folder = relative(cwd, this.#root).split(sep).join("/");
    const steps = relative(this.#base, this.#root).split(sep);
    this.obstacle = null;
    for (let depth = 1; depth <= steps.length && this.obstacle === null; depth += 1) {
      const at = join(this.#base, ...steps.slice(0, depth));
      const kind = kindOf(at);
      if (kind === null) break;
      if (kind !== "folder") this.obstacle = { path: relative(cwd, at).split(sep).join("/"), kind };
    }
    const entries = this.obstacle === null ? walk(this.#root) : new Map<string, Kind>();
    if (entries.get("") === "unreadable") this.obstacle = { path: this.folder, kind: "unreadable" };
    this.entries = this.obstacle === null ? entries : new Map();
  }

  read(path: string, most: number): Reading {
    try {
      return readPlain(join(this.#root, path), most);
    } catch (error) {
      if (isMissing(error)) return { kind: "gone" };
      return { kind: "unreadable", reason: failureOf(error, path).reason };
    }
  }

  makeFolder(path: string): readonly string[] {
    const made: string[] = [];
    const target = relative(this.#base, join(this.#root, path)).split(sep);
    for (let depth = 1; depth <= target.length; depth += 1) {
      const at = join(this.#base, ...target.slice(0, depth));
      guarded(this.#shown(at), () => {
        const kind = kindOf(at);
        if (kind === null) {
          mkdirSync(at);
          made.push(relative(this.#root, at).split(sep).join("/"));
        } else if (kind !== "folder") throw new DiskFailure(this.#shown(at), "not a folder; links are not followed");
      });
    }
    return made;
  }

  create(path: string, text: string): void {
    guarded(this.#shown(join(this.#root, path)), () => writeFileSync(join(this.#root, path), text, { flag: "wx" }));
  }

  rename(from: string, to: string): void {
    guarded(this.#shown(join(this.#root, to)), () => renameSync(join(this.#root, from), join(this.#root, to)));
  }

  remove(path: string): void {
    guarded(this.#shown(join(this.#root, path)), () => unlinkSync(join(this.#root, path)));
  }

  removeFolder(path: string): void {
    try {
      rmdirSync(join(this.#root, path));
    } catch (error) {
      if (codeOf(error) !== "ENOTEMPTY" && codeOf(error) !== "EEXIST" && !isMissing(error)) throw failureOf(error, path);
    }
  }

  #shown(absolute: string): string {
    const path = relative(this.#root, absolute).split(sep).join("/");
    return path === "" ? this.folder : `${this.folder}/${path}`;
  }
}

/** Everything below a folder, in code-unit order; links and what cannot be opened are told, not entered. */
function walk(root: string): ReadonlyMap<string, Kind> {
  const found = new Map<string, Kind>();
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    let entries: Dirent[] = [];
    try {
      entries = readdirSync(join(root, folder), { withFileTypes: true });
    } catch (error) {
      if (!isMissing(error)) found.set(folder, "unreadable");
    }
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      const kind = kindOfEntry(entry);
      found.set(path, kind);
      if (kind === "folder") folders.push(path);
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function kindOf(path: string): Kind | null {
  try {
    return kindOfEntry(lstatSync(path));
  } catch (error) {
    if (isMissing(error)) return null;
    return "unreadable";
  }
}

function kindOfEntry(entry: Pick<Dirent, "isFile" | "isDirectory" | "isSymbolicLink">): Kind {
  if (entry.isSymbolicLink()) return "link";
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : "other";
}

/** Where files of usual size are read to: whoever reads the next one has done with the last. */
const room = Buffer.allocUnsafeSlow(1 << 18);

/** A file of the output folder: no link, and nothing that could be waited for. */
function readPlain(path: string, most: number): Reading {
  const handle = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { kind: "unreadable", reason: "not a file" };
    if (stat.size > most) return { kind: "longer" };
    const bytes = stat.size > room.length ? Buffer.allocUnsafe(stat.size) : room.subarray(0, stat.size);
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(handle, bytes, length, bytes.length - length, null);
      if (read === 0) break;
      length += read;
    }
    return { kind: "bytes", bytes: bytes.subarray(0, length) };
  } finally {
    closeSync(handle);
  }
}
