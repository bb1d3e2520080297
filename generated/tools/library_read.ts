// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Project } from "../types.js";

/**
 * Библиотеки проекта
 *
 * Отвечает, какие библиотеки встроены в проект, какая у каждой версия, откуда она и есть ли новее.
 *
 * Только читает и ничего не меняет.
 */
export type LibraryReadHandlers<Reading, _Core> = ReadHandler<
  LibraryReadArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `library_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineLibraryRead<Reading, Core>(): Define<
  LibraryReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `library_read`.
 *
 * Библиотеки проекта
 *
 * Отвечает, какие библиотеки встроены в проект, какая у каждой версия, откуда она и есть ли новее.
 */
export interface LibraryReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Имя библиотеки, чтобы увидеть её состав. */
  library?: string;
}
