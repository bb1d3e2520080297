// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn, Project } from "../types.js";

/**
 * Состояние поддержки
 *
 * Сообщает, какой поставщик и версия у конфигурации, что на замке, что редактируется и чем отличается от типового.
 *
 * Только читает и ничего не меняет.
 */
export type SupportReadHandlers<Reading, _Core> = ReadHandler<
  SupportReadArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `support_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineSupportRead<Reading, Core>(): Define<
  SupportReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `support_read`.
 *
 * Состояние поддержки
 *
 * Сообщает, какой поставщик и версия у конфигурации, что на замке, что редактируется и чем отличается от типового.
 */
export interface SupportReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; без него — вся конфигурация. */
  fqn?: Fqn;
  /**
   * Только объекты, отличные от поставки.
   *
   * По умолчанию `false`.
   */
  changed: boolean;
}
