// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Lines, ModuleFqn } from "../types.js";

/**
 * Обработчики инструмента `module_write`, по одному на действие.
 *
 * Правка модуля
 *
 * Пишет код модуля — вставляет, заменяет и убирает строки. Правка, после которой модуль не разбирается, отвергается. Прочитать модуль — module_read operation=text.
 */
export interface ModuleWriteHandlers<Reading, Core> {
  /**
   * Заменяет строки модуля новым кодом, если на месте стоят ожидаемые.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр. Выполнение возможно только по адресам, которые разрешает профиль.
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
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  insert: RehearsedHandler<ModuleWriteInsertArguments, unknown, Reading, Core>;
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
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Строка или отрезок строк, обе границы входят. */
  lines: Lines;
  /** Новый код без номеров строк, пустой убирает строки. */
  text: string;
}

/**
 * Аргументы действия `insert` инструмента `module_write`.
 *
 * Вставляет код в начало модуля или после строки, ничего не убирая.
 */
export interface ModuleWriteInsertArguments {
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Строка, после которой вставить, 0 — в начало. */
  after: number;
  /** Новый код без номеров строк. */
  text: string;
}
