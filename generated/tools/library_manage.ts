// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Project } from "../types.js";

/**
 * Обработчики инструмента `library_manage`, по одному на действие.
 *
 * Управление библиотеками
 *
 * Встраивает в проект библиотеки вроде БСП и вынимает их, обновление с правдивым предпросмотром (mode).
 */
export interface LibraryManageHandlers<Reading, Core> {
  /**
   * Встраивает подсистемы библиотеки из источника и ставит её объекты на замок.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже.
   */
  attach: RehearsedHandler<
    LibraryManageAttachArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Обновляет встроенную библиотеку до другой версии и называет доработки её объектов, которые придётся повторить.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  update: RehearsedHandler<
    LibraryManageUpdateArguments,
    LibraryManageUpdateResult,
    Reading,
    Core
  >;

  /**
   * Убирает библиотеку из проекта вместе с её объектами; вызовы её методов в вашем коде станут ошибками.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.delete` (Удаление метаданных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  detach: RehearsedHandler<
    LibraryManageDetachArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `library_manage` и возвращает их же: недостающий или лишний не компилируется. */
export function defineLibraryManage<Reading, Core>(): Define<
  LibraryManageHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `attach` инструмента `library_manage`.
 *
 * Встраивает подсистемы библиотеки из источника и ставит её объекты на замок.
 */
export interface LibraryManageAttachArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Имя библиотеки. */
  library: string;
  /** Версия, без неё — последняя. */
  version?: string;
  /** Файл или репозиторий библиотеки. */
  source: string;
  /** Какие подсистемы встроить, без списка — все. */
  subsystems?: string[];
}

/**
 * Аргументы действия `update` инструмента `library_manage`.
 *
 * Обновляет встроенную библиотеку до другой версии и называет доработки её объектов, которые придётся повторить.
 */
export interface LibraryManageUpdateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Имя библиотеки. */
  library: string;
  /** Версия, без неё — последняя. */
  version?: string;
  /** Файл или репозиторий библиотеки. */
  source?: string;
}

/** Результат действия `update` инструмента `library_manage`. */
export interface LibraryManageUpdateResult {
  /** Прежняя версия. */
  before: string;
  /** Новая версия. */
  after: string;
  /** Доработанных объектов. */
  conflicts: number;
  [key: string]: unknown;
}

/**
 * Аргументы действия `detach` инструмента `library_manage`.
 *
 * Убирает библиотеку из проекта вместе с её объектами; вызовы её методов в вашем коде станут ошибками.
 */
export interface LibraryManageDetachArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Имя библиотеки. */
  library: string;
  /**
   * Оставить регистры и справочники с данными.
   *
   * По умолчанию `true`.
   */
  keepData: boolean;
}
