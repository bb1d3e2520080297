import { join } from "node:path";
import { Failed } from "contract-gate/runtime";
import type { Change } from "../ports/core.js";
import { errorCode } from "../ports/disk.js";
import { encode } from "../source/text.js";
import { closeJournal, type Disk, isAlive, JOURNAL, perform, readJournal, stands, writeJournal } from "./journal.js";
import { takeBack } from "./recover.js";

/** Thrown where a write failed and everything is as it was. The message is a reason for whoever asked. */
export class RolledBack extends Error {
  override readonly name = "RolledBack";
}

/**
 * Makes a change as a whole or not at all. First everything that it needs is laid down beside the
 * sources; then each file is put in its place at one stroke. What fails on the way is taken back at
 * once, and what is broken off is taken back when the project is opened again.
 */
export async function commit(root: string, change: Change, disk: Disk): Promise<void> {
  const staged = join(root, `${JOURNAL}.${process.pid}.${++count}`);
  try {
    await checkBase(root, change, disk);
    await writeJournal(root, staged, change, disk);
    await takeTurn(root, staged, disk);
  } catch (problem) {
    await disk.writer.remove(staged).catch(() => undefined);
    throw problem instanceof Failed ? problem : new RolledBack(reasonOf(problem));
  }
  try {
    // Once more: another process may have had its turn in between.
    await checkBase(root, change, disk);
    await perform(root, (await readJournal(root, disk))!, disk);
    await closeJournal(root, disk);
  } catch (problem) {
    await giveUp(root, problem, disk);
    throw problem instanceof Failed ? problem : new RolledBack(reasonOf(problem));
  }
}

let count = 0;

/** Nobody has changed what the change was worked out from, and nothing stands where something moves. */
async function checkBase(root: string, { writes, moves }: Change, disk: Disk): Promise<void> {
  for (const { path, before } of writes) {
    const bytes = await disk.reader.read(join(root, path));
    if (bytes === null || Buffer.compare(bytes, encode(before)) !== 0) throw new Failed({ code: "FILE_CHANGED", values: { path } });
  }
  for (const { to } of moves) if (await stands(root, to, disk)) throw new Failed({ code: "FILE_CHANGED", values: { path: to } });
}

/** Puts the journal in its place, which only one process can. */
async function takeTurn(root: string, staged: string, disk: Disk): Promise<void> {
  const other = await readJournal(root, disk);
  if (other !== null && isAlive(other.process)) throw locked(other.process);
  if (other !== null) await takeBack(root, other, disk);
  try {
    await disk.writer.move(staged, join(root, JOURNAL));
  } catch (problem) {
    const winner = await readJournal(root, disk);
    throw winner === null ? problem : locked(winner.process);
  }
}

async function giveUp(root: string, problem: unknown, disk: Disk): Promise<void> {
  try {
    const steps = await readJournal(root, disk);
    if (steps !== null) await takeBack(root, steps, disk);
  } catch (second) {
    throw new Failed({ code: "ROLLBACK_INCOMPLETE", values: { reason: `${reasonOf(problem)}; ${reasonOf(second)}` } });
  }
}

function locked(id: number): Failed {
  return new Failed({ code: "PROJECT_LOCKED", values: { process: String(id) } });
}

function reasonOf(problem: unknown): string {
  return REASONS.get(errorCode(problem)) ?? `файл записать не удалось (${problem instanceof Error ? problem.message : String(problem)})`;
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOSPC", "на диске нет места"],
  ["EDQUOT", "квота диска исчерпана"],
  ["EACCES", "нет права записи в папку проекта"],
  ["EPERM", "нет права записи в папку проекта"],
  ["EROFS", "диск доступен только для чтения"],
  ["EBUSY", "файл занят другой программой"],
  ["EIO", "ошибка диска"],
]);
