import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import type { Fingerprint, Snapshot } from "./fingerprint.js";

/** What of a folder counts; without options, everything does. */
export interface FolderOptions {
  /** Paths relative to the folder, with `/`, that do not matter; a folder's goes with all that is in it. */
  readonly ignore?: (path: string) => boolean;
}

/**
 * The fingerprint of a folder by what is in its files, not by their dates: kind, permissions and
 * content of each, where a link points, which folders there are. Links are not followed.
 */
export function folderFingerprint(root: string, { ignore = () => false }: FolderOptions = {}): Fingerprint {
  return {
    async take(signal) {
      const parts = new Map<string, string>();
      await walk(root, "", ignore, parts, signal);
      return parts;
    },
  };
}

/** The fingerprint of single files under a root, by their relative paths. */
export async function markFiles(root: string, paths: readonly string[], signal?: AbortSignal): Promise<Snapshot> {
  const parts = new Map<string, string>();
  for (const path of paths) {
    signal?.throwIfAborted();
    const mark = await markOf(join(root, path));
    if (mark !== null) parts.set(path, mark);
  }
  return parts;
}

async function walk(root: string, folder: string, ignore: (path: string) => boolean, parts: Map<string, string>, signal: AbortSignal | undefined): Promise<void> {
  for (const name of await readdir(join(root, folder))) {
    signal?.throwIfAborted();
    const path = folder === "" ? name : `${folder}/${name}`;
    if (ignore(path)) continue;
    const mark = await markOf(join(root, path));
    if (mark === null) continue;
    parts.set(path, mark);
    if (mark.startsWith("folder")) await walk(root, path, ignore, parts, signal);
  }
}

/** Null for what is gone again by the time it is looked at. */
async function markOf(path: string): Promise<string | null> {
  try {
    const stats = await lstat(path);
    const mode = (stats.mode & 0o7777).toString(8);
    if (stats.isDirectory()) return `folder ${mode}`;
    if (stats.isSymbolicLink()) return `link ${await readlink(path)}`;
    return stats.isFile() ? `file ${mode} ${await contentOf(path)}` : `other ${mode}`;
  } catch (problem) {
    if (isGone(problem)) return null;
    throw problem;
  }
}

async function contentOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest("base64");
}

function isGone(problem: unknown): boolean {
  return problem instanceof Error && "code" in problem && problem.code === "ENOENT";
}
