// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Project } from "../types.js";

/**
 * Обработчики инструмента `debug_read`, по одному на действие.
 *
 * Просмотр отладки
 *
 * Показывает отладчик на остановке — где стоит сеанс, стек, значения переменных и строки коллекций.
 */
export interface DebugReadHandlers<Reading, _Core> {
  /**
   * Сеансы проекта, их состояние и стек вызовов остановленного.
   *
   * Только читает и ничего не меняет.
   */
  state: ReadHandler<DebugReadStateArguments, unknown, Reading>;

  /**
   * Расставленные точки останова с условиями и числом срабатываний.
   *
   * Только читает и ничего не меняет.
   */
  breakpoints: ReadHandler<DebugReadBreakpointsArguments, unknown, Reading>;

  /**
   * Значения переменных кадра; таблица значений показывается строками rows, каждая ячейка вычисляется отдельно.
   *
   * Только читает и ничего не меняет.
   */
  variables: ReadHandler<DebugReadVariablesArguments, unknown, Reading>;
}

/** Принимает обработчики инструмента `debug_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineDebugRead<Reading, Core>(): Define<
  DebugReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `state` инструмента `debug_read`.
 *
 * Сеансы проекта, их состояние и стек вызовов остановленного.
 */
export interface DebugReadStateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Сеанс из ответа state, если их несколько. */
  session?: string;
}

/**
 * Аргументы действия `breakpoints` инструмента `debug_read`.
 *
 * Расставленные точки останова с условиями и числом срабатываний.
 */
export interface DebugReadBreakpointsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
}

/**
 * Аргументы действия `variables` инструмента `debug_read`.
 *
 * Значения переменных кадра; таблица значений показывается строками rows, каждая ячейка вычисляется отдельно.
 */
export interface DebugReadVariablesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Сеанс из ответа state, если их несколько. */
  session?: string;
  /**
   * Кадр стека, верхний — 0.
   *
   * По умолчанию `0`.
   */
  frame: number;
  /** Переменная и путь внутрь неё; без пути — все переменные кадра. */
  path?: string;
  /**
   * Строки коллекции с единицы, не больше 50 за раз.
   *
   * По умолчанию `"1-20"`.
   */
  rows: string;
}
