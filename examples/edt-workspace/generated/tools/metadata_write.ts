// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Fqn, TypeName } from "../types.js";

/**
 * Обработчики инструмента `metadata_write`, по одному на действие.
 *
 * Запись метаданных
 *
 * Меняет синоним, комментарий и тип готового объекта или реквизита и переименовывает их. Прочитать объект — metadata_read.
 */
export interface MetadataWriteHandlers<Reading, Core> {
  /**
   * Меняет синоним, комментарий, тип с квалификаторами; types без length сбрасывает длину.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  update: RehearsedHandler<
    MetadataWriteUpdateArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Переименовывает объект или реквизит и исправляет доказанные ссылки в коде, запросах, формах и ролях; о возможных предупреждает.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  rename: RehearsedHandler<
    MetadataWriteRenameArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `metadata_write` и возвращает их же: недостающий или лишний не компилируется. */
export function defineMetadataWrite<Reading, Core>(): Define<
  MetadataWriteHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `update` инструмента `metadata_write`.
 *
 * Меняет синоним, комментарий, тип с квалификаторами; types без length сбрасывает длину.
 */
export interface MetadataWriteUpdateArguments {
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Синоним на основном языке, пустой убирает его. */
  synonym?: string;
  /** Комментарий, пустой убирает его. */
  comment?: string;
  /** Полный список типов реквизита. */
  types?: TypeName[];
  /** Длина строки или числа, 0 — строка без ограничения. */
  length?: number;
  /** Знаков после запятой. */
  fraction?: number;
}

/**
 * Аргументы действия `rename` инструмента `metadata_write`.
 *
 * Переименовывает объект или реквизит и исправляет доказанные ссылки в коде, запросах, формах и ролях; о возможных предупреждает.
 */
export interface MetadataWriteRenameArguments {
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое имя без адреса. */
  newName: string;
}
