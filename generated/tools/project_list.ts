// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

/**
 * Проекты
 *
 * Перечисляет открытые проекты рабочей области EDT — имя, вид, версию платформы, готовность модели. Отсюда берётся project для всех вызовов.
 *
 * Только читает и ничего не меняет.
 */
export type ProjectListHandlers<Reading, _Core> = ReadHandler<
  ProjectListArguments,
  ProjectListResult,
  Reading
>;

/** Принимает обработчики инструмента `project_list` и возвращает их же: недостающий или лишний не компилируется. */
export function defineProjectList<Reading, Core>(): Define<
  ProjectListHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `project_list`.
 *
 * Проекты
 *
 * Перечисляет открытые проекты рабочей области EDT — имя, вид, версию платформы, готовность модели. Отсюда берётся project для всех вызовов.
 */
export type ProjectListArguments = Record<string, never>;

/** Результат инструмента `project_list`. */
export interface ProjectListResult {
  /** Проекты в порядке имён. */
  projects: {
    /** Имя. */
    name: string;
    /** Вид проекта. */
    kind: "Configuration" | "Extension" | "ExternalObjects";
    /** Режим совместимости, например 8.3.24. */
    platform?: string;
    /** Построена ли модель. */
    ready: boolean;
    [key: string]: unknown;
  }[];
  [key: string]: unknown;
}
