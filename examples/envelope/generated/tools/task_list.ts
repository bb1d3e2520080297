// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

/**
 * Список дел
 *
 * Показывает дела с номерами, начиная с важных; сделанные — в конце.
 *
 * Только читает и ничего не меняет.
 */
export type TaskListHandlers<Reading, _Core> = ReadHandler<
  TaskListArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `task_list` и возвращает их же: недостающий или лишний не компилируется. */
export function defineTaskList<Reading, Core>(): Define<
  TaskListHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `task_list`.
 *
 * Список дел
 *
 * Показывает дела с номерами, начиная с важных; сделанные — в конце.
 */
export interface TaskListArguments {
  /** Только дела этого проекта, без плюса. */
  project?: string;
}
