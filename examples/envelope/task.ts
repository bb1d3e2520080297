import type { Task } from "./generated/types.js";

/** Reads a line of todo.txt: `x 2026-11-29 (A) 2026-11-27 Текст +Проект @место`, everything but the text optional. */
export function parseTask(task: string, line: string): Task {
  const [, x, priority, text = ""] = /^(x )?(?:\d{4}-\d\d-\d\d )?(?:\(([A-Z])\) )?(?:\d{4}-\d\d-\d\d )?(.*)$/u.exec(line) ?? [];
  const words = text.split(/\s+/u);
  const named = (sign: string): string[] => words.filter((word) => word.length > 1 && word.startsWith(sign)).map((word) => word.slice(1));
  return { task, line, done: x !== undefined, ...(priority === undefined ? {} : { priority }), text, projects: named("+"), contexts: named("@") };
}

/** The line of a new task: the day after its priority, unless it names one. */
export function newLine(text: string, today: string): string {
  const [, priority = "", rest = ""] = /^(\([A-Z]\) )?(.*)$/u.exec(text.trim()) ?? [];
  return /^\d{4}-\d\d-\d\d /.test(rest) ? `${priority}${rest}` : `${priority}${today} ${rest}`;
}

/** The line of a task that is done: the day in front, and the priority kept as a word, as the format advises. */
export function doneLine({ line, priority }: Task, today: string): string {
  return `x ${today} ${priority === undefined ? line : `${line.slice("(A) ".length)} pri:${priority}`}`;
}

/** Important ones first, done ones last, and otherwise as they stand. */
export function inOrder(tasks: readonly Task[]): readonly Task[] {
  const rank = ({ done, priority }: Task): string => (done ? "~~" : (priority ?? "~"));
  return [...tasks].sort((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));
}
