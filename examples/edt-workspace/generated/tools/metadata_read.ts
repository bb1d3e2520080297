// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn } from "../types.js";

/**
 * Чтение метаданных
 *
 * Показывает объект метаданных или его часть — свойства, реквизиты с типами, табличные части, формы, макеты. Адрес Configuration даёт состав конфигурации.
 *
 * Только читает и ничего не меняет.
 */
export type MetadataReadHandlers<Reading, _Core> = ReadHandler<
  MetadataReadArguments,
  unknown,
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
 * Показывает объект метаданных или его часть — свойства, реквизиты с типами, табличные части, формы, макеты. Адрес Configuration даёт состав конфигурации.
 */
export interface MetadataReadArguments {
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
}
