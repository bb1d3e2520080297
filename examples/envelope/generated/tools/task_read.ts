// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Task, TaskNumber } from "../types.js";

/**
 * Чтение дела
 *
 * Разбирает одно дело на важность, текст, проекты и места.
 *
 * Только читает и ничего не меняет.
 */
export type TaskReadHandlers<Reading, _Core> = ReadHandler<
  TaskReadArguments,
  TaskReadResult,
  Reading
>;

/** Принимает обработчики инструмента `task_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineTaskRead<Reading, Core>(): Define<
  TaskReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `task_read`.
 *
 * Чтение дела
 *
 * Разбирает одно дело на важность, текст, проекты и места.
 */
export interface TaskReadArguments {
  /** Номер строки дела в todo.txt. */
  task: TaskNumber;
}

/** Результат инструмента `task_read`. */
export type TaskReadResult = Task;
