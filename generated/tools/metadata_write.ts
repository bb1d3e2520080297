// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Fqn, MetadataNode, Project, TypeName } from "../types.js";

/**
 * Обработчики инструмента `metadata_write`, по одному на действие.
 *
 * Запись объектов метаданных
 *
 * Создаёт, переименовывает, копирует, заимствует и удаляет объекты конфигурации целиком. Одно свойство готового объекта меняет metadata_edit.
 */
export interface MetadataWriteHandlers<Reading, Core> {
  /**
   * Создаёт новый справочник или другой объект, реквизит, табличную часть, форму, макет, значение перечисления.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  create: RehearsedHandler<
    MetadataWriteCreateArguments,
    MetadataWriteCreateResult,
    Reading,
    Core
  >;

  /**
   * Перезаписывает сразу синоним, комментарий и тип с квалификаторами; не переданный квалификатор сбрасывается.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  update: RehearsedHandler<
    MetadataWriteUpdateArguments,
    MetadataWriteUpdateResult,
    Reading,
    Core
  >;

  /**
   * То же для пачки объектов одной транзакцией — ошибка в одном откатывает все.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  batch: RehearsedHandler<MetadataWriteBatchArguments, unknown, Reading, Core>;

  /**
   * Переименовывает объект и исправляет ссылки на него в коде, запросах, формах и ролях. Имена внутри строк кода не находит.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  rename: RehearsedHandler<
    MetadataWriteRenameArguments,
    MetadataWriteRenameResult,
    Reading,
    Core
  >;

  /**
   * Делает копию объекта с реквизитами, формами и модулями по адресу target; права ролей не копируются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  copy: RehearsedHandler<MetadataWriteCopyArguments, unknown, Reading, Core>;

  /**
   * Переносит реквизит в другого владельца, например из шапки в табличную часть; значения в базе не переезжают.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  move: RehearsedHandler<MetadataWriteMoveArguments, unknown, Reading, Core>;

  /**
   * Заимствует объект основной конфигурации в расширение, чтобы дорабатывать его там.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  adopt: RehearsedHandler<MetadataWriteAdoptArguments, unknown, Reading, Core>;

  /**
   * Удаляет объект, например ненужную обработку или реквизит, и ссылки на него из ролей и подсистем. Если его используют код или типы, отказывает, пока нет force.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.delete` (Удаление метаданных), для предпросмотра тоже. Для выполнения нужен confirm: адрес того, что меняется, ещё раз. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  delete: RehearsedHandler<
    MetadataWriteDeleteArguments,
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
 * Аргументы действия `create` инструмента `metadata_write`.
 *
 * Создаёт новый справочник или другой объект, реквизит, табличную часть, форму, макет, значение перечисления.
 */
export interface MetadataWriteCreateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Синоним на основном языке. */
  synonym?: string;
  /** Комментарий. */
  comment?: string;
  /** Полный список типов реквизита. */
  types?: TypeName[];
  /** Длина строки или числа. */
  length?: number;
  /** Знаков после запятой. */
  fraction?: number;
}

/** Результат действия `create` инструмента `metadata_write`. */
export type MetadataWriteCreateResult = MetadataNode;

/**
 * Аргументы действия `update` инструмента `metadata_write`.
 *
 * Перезаписывает сразу синоним, комментарий и тип с квалификаторами; не переданный квалификатор сбрасывается.
 */
export interface MetadataWriteUpdateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Синоним на основном языке. */
  synonym?: string;
  /** Комментарий. */
  comment?: string;
  /** Полный список типов реквизита. */
  types?: TypeName[];
  /** Длина строки или числа. */
  length?: number;
  /** Знаков после запятой. */
  fraction?: number;
}

/** Результат действия `update` инструмента `metadata_write`. */
export type MetadataWriteUpdateResult = MetadataNode;

/**
 * Аргументы действия `batch` инструмента `metadata_write`.
 *
 * То же для пачки объектов одной транзакцией — ошибка в одном откатывает все.
 */
export interface MetadataWriteBatchArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объекты пачки. */
  objects: {
    /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
    fqn: Fqn;
    /** Синоним. */
    synonym?: string;
    /** Комментарий. */
    comment?: string;
    /** Полный список типов. */
    types?: TypeName[];
    /** Длина. */
    length?: number;
    /** Знаков после запятой. */
    fraction?: number;
  }[];
}

/**
 * Аргументы действия `rename` инструмента `metadata_write`.
 *
 * Переименовывает объект и исправляет ссылки на него в коде, запросах, формах и ролях. Имена внутри строк кода не находит.
 */
export interface MetadataWriteRenameArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое имя без адреса. */
  newName: string;
}

/** Результат действия `rename` инструмента `metadata_write`. */
export interface MetadataWriteRenameResult {
  /** Прежний адрес. */
  oldFqn: Fqn;
  /** Новый адрес. */
  newFqn: Fqn;
  /** Исправлено ссылок. */
  referencesUpdated: number;
  /** Задето ролей. */
  rolesChanged: number;
  [key: string]: unknown;
}

/**
 * Аргументы действия `copy` инструмента `metadata_write`.
 *
 * Делает копию объекта с реквизитами, формами и модулями по адресу target; права ролей не копируются.
 */
export interface MetadataWriteCopyArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адрес копии или нового владельца. */
  target: Fqn;
}

/**
 * Аргументы действия `move` инструмента `metadata_write`.
 *
 * Переносит реквизит в другого владельца, например из шапки в табличную часть; значения в базе не переезжают.
 */
export interface MetadataWriteMoveArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адрес копии или нового владельца. */
  target: Fqn;
}

/**
 * Аргументы действия `adopt` инструмента `metadata_write`.
 *
 * Заимствует объект основной конфигурации в расширение, чтобы дорабатывать его там.
 */
export interface MetadataWriteAdoptArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Проект расширения. */
  extension: string;
  /** Какие части заимствовать вместе с объектом. */
  members?: string[];
}

/**
 * Аргументы действия `delete` инструмента `metadata_write`.
 *
 * Удаляет объект, например ненужную обработку или реквизит, и ссылки на него из ролей и подсистем. Если его используют код или типы, отказывает, пока нет force.
 */
export interface MetadataWriteDeleteArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /**
   * Удалить, хотя на объект ссылаются.
   *
   * По умолчанию `false`.
   */
  force: boolean;
}
