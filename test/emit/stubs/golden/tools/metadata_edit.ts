// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type {
  Define,
  ImmediateHandler,
  RehearsedHandler,
} from "contract-gate/runtime";

import type { Fqn } from "../types.js";

/**
 * Обработчики инструмента `metadata_edit`, по одному на действие.
 *
 * Правка метаданных
 *
 * Меняет свойства объекта. Прочитать объект — metadata_read.
 */
export interface MetadataEditHandlers<Reading, Core> {
  /**
   * Меняет длину строки.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_length: RehearsedHandler<
    MetadataEditSetLengthArguments,
    MetadataEditSetLengthResult,
    Reading,
    Core
  >;

  /**
   * Переносит объект.
   *
   * По умолчанию это предпросмотр: без validateOnly и с validateOnly=true вызов показывает, что изменится, и ничего не записывает. Выполняет только validateOnly=false. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  move: RehearsedHandler<MetadataEditMoveArguments, unknown, Reading, Core>;

  /**
   * Удаляет объект.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `metadata.write` (Изменение метаданных). Для выполнения нужен confirm: адрес того, что меняется, ещё раз. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  delete: ImmediateHandler<MetadataEditDeleteArguments, unknown, Reading, Core>;
}

/** Принимает обработчики инструмента `metadata_edit` и возвращает их же: недостающий или лишний не компилируется. */
export function defineMetadataEdit<Reading, Core>(): Define<
  MetadataEditHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `set_length` инструмента `metadata_edit`.
 *
 * Меняет длину строки.
 */
export interface MetadataEditSetLengthArguments {
  /** Имя проекта */
  project: string;
  /** Адрес объекта: Catalog.Контрагенты */
  fqn: Fqn;
  /** Длина в знаках */
  value: number;
}

/** Результат действия `set_length` инструмента `metadata_edit`. */
export interface MetadataEditSetLengthResult {
  /** Новая длина */
  length?: number;
  [key: string]: unknown;
}

/**
 * Аргументы действия `move` инструмента `metadata_edit`.
 *
 * Переносит объект.
 */
export interface MetadataEditMoveArguments {
  /** Имя проекта */
  project: string;
  /** Адрес объекта: Catalog.Контрагенты */
  fqn: Fqn;
  /** Откуда */
  from: MetadataEditRef;
  /** Куда */
  to: MetadataEditRef;
  /**
   * Пометка, устарела
   *
   * @deprecated
   */
  note?: string;
}

/**
 * Аргументы действия `delete` инструмента `metadata_edit`.
 *
 * Удаляет объект.
 */
export interface MetadataEditDeleteArguments {
  /** Имя проекта */
  project: string;
  /** Адрес объекта: Catalog.Контрагенты */
  fqn: Fqn;
  /** Идёт перед 2 */
  "10"?: string;
  "2"?: string;
  /** Слово языка, но не в ключе */
  class?: string;
}

/**
 * Аргументы действия `rebuild` инструмента `metadata_edit`.
 *
 * Перестраивает индекс.
 */
export interface MetadataEditRebuildArguments {
  /** Имя проекта */
  project: string;
  /** Адрес объекта: Catalog.Контрагенты */
  fqn: Fqn;
}

/** Ссылка на объект */
export interface MetadataEditRef {
  /** Адрес объекта: Catalog.Контрагенты */
  fqn: Fqn;
}
