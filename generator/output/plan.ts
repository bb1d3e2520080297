import type { OutputFile } from "../emit/emitter.js";
import { carriesMark } from "../emit/mark.js";
import { isDigest } from "./digest.js";
import type { Disk, Kind } from "./disk.js";
import { foldersAbove, isClutter, isLock, isTemporary } from "./names.js";
import { readRecords, type Records } from "./records.js";
import { standingOf, type Standing } from "./standing.js";

/** What `generate` would do to an output folder, and what `gate` reads its findings from. Nothing is written. */
export interface Plan {
  readonly disk: Disk;
  /** Every output with how it stands, in the order of generation. */
  readonly outputs: readonly Planned[];
  /** What lies in the folder and is no output. */
  readonly leftovers: readonly Leftover[];
  /** What the digests on disk record. Read when it is first asked for: a clean folder does not need it. */
  readonly records: () => Records;
  /** Outputs to be written: missing, or written by the generator and different now. */
  readonly write: readonly OutputFile[];
  /** Files to be removed: outputs of tools that are gone, and what a killed run left. */
  readonly remove: readonly string[];
  /** Outputs whose place is taken by something that the generator did not write. While there is one, nothing is written. */
  readonly taken: readonly Planned[];
  readonly unchanged: number;
}

/** An output and what stands in its place. */
export interface Planned {
  /** Its text is null where it stands on disk as it is and was not to be kept. */
  readonly file: OutputFile | (Omit<OutputFile, "text"> & { readonly text: null });
  readonly standing: Standing;
}

/** A planned output with its text. */
export function whole({ file }: Planned): OutputFile {
  if (file.text === null) throw new Error(`the text of ${file.path} was not kept`);
  return file;
}

/** Something in the output folder that is no output. */
export interface Leftover {
  /** A file; or a folder that holds nothing of the generator's. */
  readonly path: string;
  readonly kind: Kind;
  /** Who put it there: the generator for a tool that is gone, a run that was killed, or somebody else. */
  readonly by: "generator" | "killed-run" | "stranger";
  /** Files below, where it is a folder; else 1. */
  readonly files: number;
}

/**
 * Compares outputs with a folder as they come: a text that stands on disk as it is can be let go of
 * before the next one is made.
 *
 * @param keep which texts are kept: all, for whoever plans or writes them again; or those that differ
 */
export function plan(files: Iterable<OutputFile>, disk: Disk, keep: "all" | "different" = "all"): Plan {
  let read: Records | null = null;
  const records = () => (read ??= readRecords(disk));
  const outputs: Planned[] = [];
  for (const file of files) {
    const standing = standingOf(file, disk);
    // What digests would record tells why other files differ.
    const kept = keep === "all" || standing.kind !== "same" || isDigest(file.path);
    outputs.push({ file: kept ? file : { ...file, text: null }, standing });
  }
  const leftovers = leftoversOf(outputs, disk, records);
  const changed = outputs.filter(({ standing }) => standing.kind !== "same");
  const taken = changed.filter((planned) => !mayWrite(planned, records));
  const hands = new Set(taken);
  return {
    disk,
    outputs,
    leftovers,
    records,
    write: changed.filter((planned) => !hands.has(planned)).map(whole),
    // The lock is given back by whoever holds it.
    remove: leftovers.filter(({ path, by }) => by !== "stranger" && !isLock(path)).map(({ path }) => path),
    taken,
    unchanged: outputs.length - changed.length,
  };
}

/**
 * A file that exists is overwritten only if the generator wrote it: a digest records its path, or it
 * carries the mark; or if there is nothing in it, as a machine leaves files that went down.
 */
function mayWrite({ file, standing }: Planned, records: () => Records): boolean {
  if (standing.kind === "missing" || standing.kind === "line-endings") return true;
  if (standing.kind === "not-a-file" || standing.kind === "unreadable") return false;
  return records().paths.has(file.path) || (standing.kind === "differs" && (standing.text === "" || carriesMark(standing.text)));
}

function leftoversOf(outputs: readonly Planned[], disk: Disk, records: () => Records): Leftover[] {
  const paths = new Set(outputs.map(({ file }) => file.path));
  const folders = new Set([...paths].flatMap(foldersAbove));
  // What stands in the place of an output, or of a folder of outputs, is told there.
  const strange = [...disk.entries].filter(([path, kind]) => kind !== "folder" && !isClutter(path) && !paths.has(path) && !folders.has(path) && !foldersAbove(path).some((folder) => paths.has(folder)));
  if (strange.length === 0) return [];
  for (const path of records().paths) for (const folder of foldersAbove(path)) folders.add(folder);
  const leftovers: Leftover[] = [];
  const strangers = new Map<string, number>();
  for (const [path, kind] of strange) {
    const outermost = foldersAbove(path).find((folder) => !folders.has(folder));
    if (isTemporary(path) || isLock(path)) leftovers.push({ path, kind, by: "killed-run", files: 1 });
    else if (kind === "file" && records().paths.has(path)) leftovers.push({ path, kind, by: "generator", files: 1 });
    else if (outermost === undefined) leftovers.push({ path, kind, by: "stranger", files: 1 });
    else strangers.set(outermost, (strangers.get(outermost) ?? 0) + 1);
  }
  return [...leftovers, ...[...strangers].map(([path, count]): Leftover => ({ path, kind: "folder", by: "stranger", files: count }))];
}
