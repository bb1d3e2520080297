import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Change, Move } from "../ports/core.js";
import { errorCode, type FileReader, type FileWriter } from "../ports/disk.js";
import { encode } from "../source/text.js";

/**
 * The journal of a change that is under way: a folder beside the sources that holds the old and the
 * new text of every file. It appears at one stroke, complete, and it goes at one stroke when the
 * change stands; so whoever finds it knows that a change was broken off, and how to take it back.
 */
export const JOURNAL = ".edt-workspace";
export const STEPS = "steps.json";

export interface Disk {
  readonly reader: FileReader;
  readonly writer: FileWriter;
}

/** What a journal says of its change. The text of the n-th write is in `old-n`, before it is made in `new-n` too. */
export interface Steps {
  /** Whose change it is. */
  readonly process: number;
  readonly writes: readonly { readonly path: string; readonly after: string }[];
  readonly moves: readonly Move[];
}

/** Writes a journal into a folder of its own that nobody looks at yet. */
export async function writeJournal(root: string, folder: string, change: Change, { writer }: Disk): Promise<void> {
  await writer.makeFolder(folder);
  for (const [index, { path, after }] of change.writes.entries()) {
    await writer.copy(join(root, path), join(folder, `old-${index}`));
    // First a copy: so the new text has the permissions of the old.
    await writer.copy(join(root, path), join(folder, `new-${index}`));
    await writer.write(join(folder, `new-${index}`), encode(after));
  }
  const steps: Steps = { process: process.pid, writes: change.writes.map(({ path, after }) => ({ path, after: digestOf(encode(after)) })), moves: change.moves };
  await writer.write(join(folder, STEPS), encode(`${JSON.stringify(steps)}\n`));
}

/** The steps of the journal that stands in a project; null where none does. */
export async function readJournal(root: string, { reader }: Disk): Promise<Steps | null> {
  const bytes = await reader.read(join(root, JOURNAL, STEPS));
  return bytes === null ? null : (JSON.parse(Buffer.from(bytes).toString("utf8")) as Steps);
}

/** Makes the change that a journal holds. */
export async function perform(root: string, { writes, moves }: Steps, { writer }: Disk): Promise<void> {
  for (const [index, { path }] of writes.entries()) await writer.move(join(root, JOURNAL, `new-${index}`), join(root, path));
  for (const { from, to } of moves) await writer.move(join(root, from), join(root, to));
}

/**
 * Takes the change back, as far as it was made. Can be broken off and done again. A file that holds
 * neither the old nor the new text was changed by somebody since, and stays as it is.
 */
export async function undo(root: string, { writes, moves }: Steps, disk: Disk): Promise<void> {
  const { reader, writer } = disk;
  for (const { from, to } of [...moves].reverse()) {
    if ((await stands(root, to, disk)) && !(await stands(root, from, disk))) await writer.move(join(root, to), join(root, from));
  }
  for (const [index, { path, after }] of [...writes.entries()].reverse()) {
    const now = await reader.read(join(root, path));
    // The old text is laid down already, so that taking back needs no room on the disk.
    if (now !== null && digestOf(now) === after) await writer.move(join(root, JOURNAL, `old-${index}`), join(root, path));
  }
}

/** Takes the journal away at one stroke, and its files then. */
export async function closeJournal(root: string, { writer }: Disk): Promise<void> {
  const aside = join(root, `${JOURNAL}.${process.pid}.closed`);
  await writer.move(join(root, JOURNAL), aside);
  // From here on the change stands: what cannot be swept now is swept when the project is opened.
  await writer.remove(aside).catch(() => undefined);
}

/** Whether there is a file or folder at a path. */
export async function stands(root: string, path: string, { reader }: Disk): Promise<boolean> {
  const cut = path.lastIndexOf("/");
  return (await reader.list(join(root, path.slice(0, cut)))).some(({ name }) => name === path.slice(cut + 1));
}

export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (problem) {
    // Another user's process cannot be signalled, and lives.
    return errorCode(problem) === "EPERM";
  }
}

const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64");
