// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn, Uzel } from "../types.js";

/**
 * Чтение метаданных
 *
 * Показывает объект и его свойства.
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
 * Показывает объект и его свойства.
 */
export interface MetadataReadArguments {
  /** Имя проекта */
  project: string;
  /** Адрес объекта: Catalog.Контрагенты */
  fqn: Fqn;
  /**
   * Сколько уровней показать
   *
   * По умолчанию `2`.
   */
  depth: number;
}

/** Результат инструмента `metadata_read`. */
export type MetadataReadResult = Uzel;
