import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failed, type Grant, notFound } from "contract-gate/runtime";
import type { Task } from "./generated/types.js";
import { parseTask } from "./task.js";

/** The reading port: the list as it stands in its file, and the day. */
export interface TodoReading {
  /** Lines of todo.txt with their ends. */
  lines(): Promise<readonly string[]>;
  /** `2026-11-30` */
  today(): string;
}

/** The core, which only an apply is handed. */
export interface TodoCore {
  /**
   * Puts other lines into todo.txt, and adds some to done.txt: both or neither.
   *
   * @mutates the files of the list
   * @throws Failed NOT_WRITTEN where that was not possible; both files are as they were then
   */
  replace(lines: readonly string[], archived?: readonly string[]): Promise<void>;
}

export function todoReading(folder: string, today: () => string = () => new Date().toISOString().slice(0, 10)): TodoReading {
  return { today, lines: async () => linesOf(await readFile(join(folder, TODO), "utf8")) };
}

export function todoCore(folder: string, grant: Grant): TodoCore {
  const [todo, done] = [join(folder, TODO), join(folder, DONE)];
  return {
    async replace(lines, archived = []) {
      grant.assertLive();
      const archive = await readFile(done, "utf8").catch(() => "");
      try {
        await writeFile(`${todo}.new`, lines.join(""));
        await writeFile(`${done}.new`, archive + archived.join(""));
        // The archive first: a line that is in both files is no loss, one that is in neither would be.
        if (archived.length > 0) await rename(`${done}.new`, done);
        await rename(`${todo}.new`, todo);
      } catch (problem) {
        if (archived.length > 0) await writeFile(done, archive);
        throw new Failed({ code: "NOT_WRITTEN", values: { reason: problem instanceof Error ? problem.message : String(problem) } });
      } finally {
        await Promise.allSettled([rm(`${todo}.new`, { force: true }), rm(`${done}.new`, { force: true })]);
      }
    },
  };
}

/** Every task with its number; empty lines have a number and are none. */
export async function readTasks(reading: TodoReading): Promise<readonly Task[]> {
  return (await reading.lines()).map((line, index) => parseTask(String(index + 1), withoutEnd(line))).filter(({ line }) => line.trim() !== "");
}

/** @throws Failed NOT_FOUND for a number that no task has */
export async function findTask(reading: TodoReading, task: string): Promise<Task> {
  const found = (await readTasks(reading)).find((candidate) => candidate.task === task);
  if (found === undefined) throw new Failed({ ...notFound(task), reason: `Дела с номером ${task} нет.`, hint: "Возьмите номер из ответа task_list: после правок номера меняются." });
  return found;
}

export function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

export function withoutEnd(line: string): string {
  return line.replace(/\r?\n$/, "");
}

const TODO = "todo.txt";
const DONE = "done.txt";
