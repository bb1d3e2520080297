// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { FormFqn, Project } from "../types.js";

/**
 * Чтение формы
 *
 * Показывает, что стоит на форме — дерево элементов с путями к данным, реквизиты, команды и обработчики.
 *
 * Только читает и ничего не меняет.
 */
export type FormReadHandlers<Reading, _Core> = ReadHandler<
  FormReadArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `form_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineFormRead<Reading, Core>(): Define<
  FormReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `form_read`.
 *
 * Чтение формы
 *
 * Показывает, что стоит на форме — дерево элементов с путями к данным, реквизиты, команды и обработчики.
 */
export interface FormReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  /**
   * Какую часть показать.
   *
   * По умолчанию `"all"`.
   */
  part: "all" | "items" | "attributes" | "commands" | "handlers";
}
