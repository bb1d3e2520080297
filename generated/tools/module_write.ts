// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { ModuleFqn, Project } from "../types.js";

/**
 * Обработчики инструмента `module_write`, по одному на действие.
 *
 * Правка модуля
 *
 * Пишет код модуля — вставляет, заменяет и удаляет строки и методы, переименовывает методы вместе с вызовами. Правка, после которой модуль не разбирается, откатывается.
 */
export interface ModuleWriteHandlers<Reading, Core> {
  /**
   * Заменяет строки модуля новым кодом, если на месте стоят ожидаемые.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  replace: RehearsedHandler<
    ModuleWriteReplaceArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Вставляет код в начало модуля или после строки, ничего не убирая.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже.
   */
  insert: RehearsedHandler<ModuleWriteInsertArguments, unknown, Reading, Core>;

  /**
   * Дописывает процедуру или функцию в область модуля либо заменяет одноимённую целиком.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  write_method: RehearsedHandler<
    ModuleWriteWriteMethodArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Удаляет процедуру или функцию с описанием; оставшиеся вызовы перечисляет в предупреждениях.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  delete_method: RehearsedHandler<
    ModuleWriteDeleteMethodArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Переименовывает метод и его вызовы во всей конфигурации, включая обработчики форм и подписок.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  rename_method: RehearsedHandler<
    ModuleWriteRenameMethodArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `module_write` и возвращает их же: недостающий или лишний не компилируется. */
export function defineModuleWrite<Reading, Core>(): Define<
  ModuleWriteHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `replace` инструмента `module_write`.
 *
 * Заменяет строки модуля новым кодом, если на месте стоят ожидаемые.
 */
export interface ModuleWriteReplaceArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Строка или отрезок строк, обе границы входят. */
  lines: string;
  /** Новый код. */
  text: string;
}

/**
 * Аргументы действия `insert` инструмента `module_write`.
 *
 * Вставляет код в начало модуля или после строки, ничего не убирая.
 */
export interface ModuleWriteInsertArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Новый код. */
  text: string;
  /** Строка, после которой вставить, 0 — в начало. */
  after: number;
}

/**
 * Аргументы действия `write_method` инструмента `module_write`.
 *
 * Дописывает процедуру или функцию в область модуля либо заменяет одноимённую целиком.
 */
export interface ModuleWriteWriteMethodArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Новый код. */
  text: string;
  /** Имя процедуры или функции. */
  method: string;
  /** Область, в конец которой поместить новый метод. */
  region?: string;
}

/**
 * Аргументы действия `delete_method` инструмента `module_write`.
 *
 * Удаляет процедуру или функцию с описанием; оставшиеся вызовы перечисляет в предупреждениях.
 */
export interface ModuleWriteDeleteMethodArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Имя процедуры или функции. */
  method: string;
}

/**
 * Аргументы действия `rename_method` инструмента `module_write`.
 *
 * Переименовывает метод и его вызовы во всей конфигурации, включая обработчики форм и подписок.
 */
export interface ModuleWriteRenameMethodArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Имя процедуры или функции. */
  method: string;
  /** Новое имя. */
  newName: string;
}
