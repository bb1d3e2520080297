// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, Served } from "contract-gate/runtime";

import type { TaskListHandlers } from "./tools/task_list.js";

import type { TaskReadHandlers } from "./tools/task_read.js";

import type { TaskWriteHandlers } from "./tools/task_write.js";

/** Обработчики всех инструментов: ключ — имя инструмента, каким его передают в вызове. */
export type Handlers<Reading, Core> = Served<{
  task_list: TaskListHandlers<Reading, Core>;

  task_read: TaskReadHandlers<Reading, Core>;

  task_write: TaskWriteHandlers<Reading, Core>;
}>;

/** Принимает обработчики всей поверхности и возвращает их же: недостающий или лишний — инструмент, действие или метод — не компилируется. */
export function defineHandlers<Reading, Core>(): Define<
  Handlers<Reading, Core>
> {
  return (handlers) => handlers;
}
