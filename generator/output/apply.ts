import { DiskFailure, type Writer } from "./disk.js";
import { isDigest } from "./digest.js";
import { foldersAbove, temporaryFor } from "./names.js";
import type { Plan } from "./plan.js";

/** What became of a plan: paths in the output folder, or why the machine refused. */
export type Applied =
  | { readonly kind: "done"; readonly written: readonly string[]; readonly removed: readonly string[] }
  /** `changed` says whether some files already had their new text; each file is whole, old or new. */
  | { readonly kind: "failed"; readonly failure: DiskFailure; readonly changed: boolean };

/**
 * Carries out a plan that has nothing in its way. First every new text is written beside its place;
 * that is where a full disk or a missing right shows, and then nothing has changed and nothing is left
 * behind. After that only names move. A run that is killed leaves whole files, and names that the next
 * run knows and clears away.
 *
 * @param process number of the process, for the names of temporary files
 */
export function apply(plan: Plan, disk: Writer, process: number): Applied {
  if (plan.taken.length > 0) throw new Error("a plan with something in its way cannot be applied");
  const made: string[] = [];
  const staged = new Map<string, string>();
  let writing: string | null = null;
  try {
    for (const folder of foldersOf(plan)) made.push(...disk.makeFolder(folder));
    // Digests move first: what they record is the generator's own, whenever a run may end.
    for (const file of [...plan.write].sort((a, b) => Number(isDigest(b.path)) - Number(isDigest(a.path)))) {
      const temporary = temporaryFor(file.path, process, staged.size);
      writing = file.path;
      staged.set(file.path, temporary);
      disk.create(temporary, file.text);
    }
  } catch (failure) {
    cleanUp([...staged.values()], made, disk);
    return failed(failure, false, writing === null ? null : `${plan.disk.folder}/${writing}`);
  }
  return move(plan, staged, disk);
}

function move(plan: Plan, staged: Map<string, string>, disk: Writer): Applied {
  let changed = false;
  try {
    // What records removed files goes last, but on file systems where `A.json` is `a.json` nothing may
    // be removed after its namesake was written.
    const written = new Set([...staged.keys()].map((path) => path.toLowerCase()));
    const last = new Set(plan.remove.filter((path) => isDigest(path) && !written.has(path.toLowerCase())));
    const step = (path: string) => {
      disk.remove(path);
      changed = true;
    };
    for (const path of plan.remove) if (!last.has(path)) step(path);
    for (const [path, temporary] of [...staged]) {
      disk.rename(temporary, path);
      staged.delete(path);
      changed = true;
    }
    for (const path of last) step(path);
    for (const folder of emptied(plan)) disk.removeFolder(folder);
    return { kind: "done", written: plan.write.map(({ path }) => path), removed: plan.remove };
  } catch (failure) {
    cleanUp([...staged.values()], [], disk);
    return failed(failure, changed);
  }
}

/** Folders of what is written, outermost first, each once. */
function foldersOf(plan: Plan): string[] {
  return [...new Set(["", ...plan.write.flatMap(({ path }) => foldersAbove(path))])];
}

/** Folders that may have lost their last file, innermost first. */
function emptied(plan: Plan): string[] {
  return [...new Set(plan.remove.flatMap(foldersAbove))].sort((a, b) => b.length - a.length);
}

function cleanUp(files: readonly string[], folders: readonly string[], disk: Writer): void {
  for (const path of files) attempt(() => disk.remove(path));
  for (const folder of [...folders].reverse()) attempt(() => disk.removeFolder(folder));
}

/** While one failure is being told, a second one (the file was never made) is no news. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (failure) {
    if (!(failure instanceof DiskFailure)) throw failure;
  }
}

/** @param path the output that was being written, where the failure names its temporary file */
function failed(failure: unknown, changed: boolean, path: string | null = null): Applied {
  if (!(failure instanceof DiskFailure)) throw failure;
  return { kind: "failed", failure: path === null ? failure : new DiskFailure(path, failure.reason), changed };
}
