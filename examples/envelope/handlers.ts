import { type Answer, type Item, list, quoted } from "contract-gate/runtime";
import { defineHandlers } from "./generated/index.js";
import type { TaskWriteArchiveResult } from "./generated/tools/task_write.js";
import type { Task, Written } from "./generated/types.js";
import { doneLine, inOrder, newLine } from "./task.js";
import { findTask, readTasks, type TodoCore, type TodoReading, withoutEnd } from "./todo-files.js";

export const handlers = defineHandlers<TodoReading, TodoCore>()({
  task_list: {
    read: async ({ arguments: { project }, reading }) => {
      const tasks = inOrder((await readTasks(reading)).filter(({ projects }) => project === undefined || projects.includes(project)));
      return {
        ...(project === undefined ? {} : { subject: `+${project}` }),
        digest: [`tasks ${tasks.length}`, `done ${tasks.filter(({ done }) => done).length}`],
        sections: [list("Tasks", tasks.map(item))],
        ...(tasks.length === 0 ? { checked: [project === undefined ? "todo.txt" : `дела проекта ${project} в todo.txt`] } : {}),
      };
    },
  },

  task_read: {
    read: async ({ arguments: { task }, reading }) => ({ data: await findTask(reading, task) }),
  },

  task_write: {
    add: {
      preview: async ({ arguments: { text }, reading }) => {
        const lines = await reading.lines();
        return added({ task: String(lines.length + 1), line: newLine(text, reading.today()) });
      },
      apply: async ({ arguments: { text }, reading, core }) => {
        const lines = await reading.lines();
        await core.replace([...closed(lines), `${newLine(text, reading.today())}${endOf(lines)}`]);
        const written = (await readTasks(reading)).at(-1)!;
        return added({ task: written.task, line: written.line });
      },
    },

    complete: {
      stands: async ({ arguments: { task }, reading }) => (await findTask(reading, task)).line,
      preview: async ({ arguments: { task }, reading }) => {
        const found = await findTask(reading, task);
        return found.done ? ALREADY_DONE : completed(found, { task, line: doneLine(found, reading.today()) });
      },
      apply: async ({ arguments: { task }, reading, core }) => {
        const found = await findTask(reading, task);
        if (found.done) return ALREADY_DONE;
        const lines = await reading.lines();
        await core.replace(lines.map((line, index) => (String(index + 1) === task ? line.replace(withoutEnd(line), () => doneLine(found, reading.today())) : line)));
        return completed(found, { task, line: (await findTask(reading, task)).line });
      },
    },

    archive: {
      apply: async ({ arguments: { project }, reading, core }): Promise<Answer<TaskWriteArchiveResult>> => {
        const lines = await reading.lines();
        const done = new Set((await readTasks(reading)).filter((task) => task.done && task.projects.includes(project)).map(({ task }) => task));
        if (done.size === 0) return { status: "noop", reason: "сделанных дел у проекта нет" };
        const isDone = (index: number): boolean => done.has(String(index + 1));
        const archived = lines.filter((_, index) => isDone(index)).map((line) => (line.endsWith("\n") ? line : `${line}${endOf(lines)}`));
        await core.replace(lines.filter((_, index) => !isDone(index)), archived);
        return { data: { moved: archived.length }, fields: { count: archived.length } };
      },
    },
  },
});

function item({ task, text, done, priority }: Task): Item {
  return { name: `${task}: ${text}`, ...(done ? { type: "x" } : priority === undefined ? {} : { type: priority }) };
}

function added(written: Written): Answer<Written> {
  return { data: written, address: written.task, changes: [{ name: written.task, before: quoted(""), after: quoted(written.line) }] };
}

function completed(before: Task, written: Written): Answer<Written> {
  return { data: written, changes: [{ name: written.task, before: quoted(before.line), after: quoted(written.line) }] };
}

/** Lines of which the last one has an end too. */
function closed(lines: readonly string[]): readonly string[] {
  return lines.map((line, index) => (index === lines.length - 1 && !line.endsWith("\n") ? `${line}${endOf(lines)}` : line));
}

function endOf(lines: readonly string[]): string {
  return lines[0]?.endsWith("\r\n") === true ? "\r\n" : "\n";
}

const ALREADY_DONE = { status: "noop", reason: "дело уже отмечено сделанным" } as const;
