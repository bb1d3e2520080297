import { copyFile, lstat, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** What the reading port takes of a disk. */
export interface FileReader {
  /** Null for what is no file: a link is none, because what it points at may lie outside of the project. */
  read(path: string): Promise<Uint8Array | null>;
  /** Files and folders in a folder, by code unit; none where there is no folder. */
  list(path: string): Promise<readonly Entry[]>;
}

export interface Entry {
  readonly name: string;
  readonly kind: "file" | "folder";
}

/** What the core takes of a disk besides: each either done or not done when it returns. */
export interface FileWriter {
  /** Writes a new file and has the disk keep it. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Puts a file or folder in another place at one stroke; a file that is there gives way. */
  move(from: string, to: string): Promise<void>;
  /** Makes a folder and those above it. */
  makeFolder(path: string): Promise<void>;
  remove(path: string): Promise<void>;
}

export const diskReader: FileReader = {
  async read(path) {
    const stats = await lstat(path).catch(absent);
    return stats?.isFile() === true ? readFile(path) : null;
  },
  async list(path) {
    const entries = (await readdir(path, { withFileTypes: true }).catch(absent)) ?? [];
    return entries
      .flatMap((entry): Entry[] => (entry.isFile() ? [{ name: entry.name, kind: "file" }] : entry.isDirectory() ? [{ name: entry.name, kind: "folder" }] : []))
      .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  },
};

export const diskWriter: FileWriter = {
  async write(path, bytes) {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, "w");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  copy: (from, to) => copyFile(from, to),
  move: (from, to) => rename(from, to),
  makeFolder: async (path) => void (await mkdir(path, { recursive: true })),
  remove: (path) => rm(path, { recursive: true, force: true }),
};

/** The system's code of what went wrong (`ENOENT`); empty for anything else. */
export function errorCode(problem: unknown): string {
  return typeof problem === "object" && problem !== null && "code" in problem ? String(problem.code) : "";
}

/** Null for what is not there; anything else that is wrong is thrown on. */
function absent(problem: unknown): null {
  if (["ENOENT", "ENOTDIR"].includes(errorCode(problem))) return null;
  throw problem;
}
