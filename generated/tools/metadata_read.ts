// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn, MetadataNode, Project } from "../types.js";

/**
 * Чтение метаданных
 *
 * Показывает объект метаданных или его часть — свойства, реквизиты с типами, табличные части, формы, команды. Адрес Configuration даёт дерево конфигурации.
 *
 * Только читает и ничего не меняет.
 */
export type MetadataReadHandlers<Reading, _Core> = ReadHandler<
  MetadataReadArguments,
  MetadataReadResult,
  Reading
>;

/** Принимает обработчики инструмента `metadata_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineMetadataRead<Reading, Core>(): Define<
  MetadataReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `metadata_read`.
 *
 * Чтение метаданных
 *
 * Показывает объект метаданных или его часть — свойства, реквизиты с типами, табличные части, формы, команды. Адрес Configuration даёт дерево конфигурации.
 */
export interface MetadataReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /**
   * brief скрывает свойства со значением по умолчанию.
   *
   * По умолчанию `"brief"`.
   */
  detail: "brief" | "full";
}

/** Результат инструмента `metadata_read`. */
export type MetadataReadResult = MetadataNode;
