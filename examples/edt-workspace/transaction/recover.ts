import { join } from "node:path";
import { diskReader, diskWriter } from "../ports/disk.js";
import { closeJournal, type Disk, isAlive, JOURNAL, readJournal, type Steps, undo } from "./journal.js";

/**
 * Takes back a change that a process which is gone left half made, and sweeps what others left aside.
 * To be called once, when the project is opened and before anything of it is read: a journal that
 * bears this process's own number is then another's, which had the number before.
 *
 * @returns paths of what was put back; null where there was no such change
 */
export async function recover(root: string, disk: Disk = { reader: diskReader, writer: diskWriter }): Promise<readonly string[] | null> {
  const isGone = (id: number): boolean => id === process.pid || !isAlive(id);
  const steps = await readJournal(root, disk);
  const broken = steps !== null && isGone(steps.process);
  if (broken) await takeBack(root, steps, disk);
  for (const { name, kind } of await disk.reader.list(root)) {
    const owner = kind === "folder" && name.startsWith(`${JOURNAL}.`) ? Number(name.slice(JOURNAL.length + 1).split(".")[0]) : Number.NaN;
    if (Number.isSafeInteger(owner) && isGone(owner)) await disk.writer.remove(join(root, name));
  }
  return broken ? [...steps.writes.map(({ path }) => path), ...steps.moves.map(({ from }) => from)] : null;
}

/** Undoes the change of a journal and closes it. Whatever breaks this off, it can be done again. */
export async function takeBack(root: string, steps: Steps, disk: Disk): Promise<void> {
  await undo(root, steps, disk);
  await closeJournal(root, disk);
}
