// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { ModuleFqn, Project } from "../types.js";

/**
 * Обработчики инструмента `module_read`, по одному на действие.
 *
 * Чтение модуля
 *
 * Показывает код модуля — оглавление процедур и функций или текст с номерами строк.
 */
export interface ModuleReadHandlers<Reading, _Core> {
  /**
   * Оглавление модуля — какие в нём области, процедуры и функции, директивы компиляции, экспорт.
   *
   * Только читает и ничего не меняет.
   */
  tree: ReadHandler<ModuleReadTreeArguments, unknown, Reading>;

  /**
   * Код модуля или одного метода с номерами строк; эти строки годятся в expected при правке.
   *
   * Только читает и ничего не меняет.
   */
  text: ReadHandler<ModuleReadTextArguments, unknown, Reading>;
}

/** Принимает обработчики инструмента `module_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineModuleRead<Reading, Core>(): Define<
  ModuleReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `tree` инструмента `module_read`.
 *
 * Оглавление модуля — какие в нём области, процедуры и функции, директивы компиляции, экспорт.
 */
export interface ModuleReadTreeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
}

/**
 * Аргументы действия `text` инструмента `module_read`.
 *
 * Код модуля или одного метода с номерами строк; эти строки годятся в expected при правке.
 */
export interface ModuleReadTextArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Имя процедуры или функции, чтобы получить только её. */
  method?: string;
}
