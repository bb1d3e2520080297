import { Failed, nearest, notFound } from "contract-gate/runtime";
import { type Address, folderOf, parseAddress } from "../metadata/address.js";
import { KINDS } from "../metadata/kinds.js";
import type { ProjectReading } from "../ports/reading.js";

/** A file that was looked into. */
export interface SearchedFile {
  readonly path: string;
  readonly text: string;
}

/** Who follows a search. */
export interface Follower {
  /** Told of every file that is looked into. */
  looked(): void;
  /** Told of a file that cannot be read, which is passed over then; without it, the search ends there. */
  skipped?(problem: Failed): void;
}

/**
 * Files of a kind in an area of the project that hold one of these words somewhere, whatever the
 * case; the others are read and left. One is held in memory at a time.
 */
export async function* filesWith(reading: ProjectReading, folder: string, endings: readonly string[], word: string, signal: AbortSignal, follower: Follower): AsyncIterable<SearchedFile> {
  const folded = word.toLowerCase();
  for await (const path of reading.files(folder, endings, signal)) {
    follower.looked();
    const text = await readable(reading, path, follower);
    if (text !== null && text.toLowerCase().includes(folded)) yield { path, text };
  }
}

async function readable(reading: ProjectReading, path: string, { skipped }: Follower): Promise<string | null> {
  try {
    return await reading.text(path);
  } catch (problem) {
    if (skipped === undefined || !(problem instanceof Failed)) throw problem;
    skipped(problem);
    return null;
  }
}

/**
 * The folder of an area: of a kind, or of an object.
 *
 * @throws Failed NOT_FOUND for an area that there is not
 */
export async function areaFolder(reading: ProjectReading, area: string | undefined): Promise<string> {
  if (area === undefined) return "src";
  if (area === "Configuration") return "src/Configuration";
  const kind = KINDS.get(area);
  if (kind !== undefined) return `src/${kind.folder}`;
  const address: Address = parseAddress(area);
  const names = await reading.folders(`src/${address.kind.folder}`);
  if (!names.includes(address.name)) throw new Failed(notFound(area, nearest(address.name, names, 3).map((name) => `${address.kind.name}.${name}`)));
  return folderOf(address);
}
