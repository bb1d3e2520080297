// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ImmediateHandler } from "contract-gate/runtime";

import type { Project } from "../types.js";

/**
 * Обновление базы данных
 *
 * Обновляет информационную базу по конфигурации проекта с реструктуризацией таблиц. Обратного хода нет, сначала нужна копия базы.
 *
 * Выполняется сразу: предпросмотра нет. Нужна область доступа `database.write` (Изменение базы данных). Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
 */
export type DatabaseSyncHandlers<Reading, Core> = ImmediateHandler<
  DatabaseSyncArguments,
  DatabaseSyncResult,
  Reading,
  Core
>;

/** Принимает обработчики инструмента `database_sync` и возвращает их же: недостающий или лишний не компилируется. */
export function defineDatabaseSync<Reading, Core>(): Define<
  DatabaseSyncHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `database_sync`.
 *
 * Обновление базы данных
 *
 * Обновляет информационную базу по конфигурации проекта с реструктуризацией таблиц. Обратного хода нет, сначала нужна копия базы.
 */
export interface DatabaseSyncArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Имя базы, связанной с проектом. */
  infobase: string;
  /**
   * Без завершения сеансов, если таблицы не меняются.
   *
   * По умолчанию `false`.
   */
  dynamic: boolean;
  /**
   * Сколько ждать монопольного доступа.
   *
   * По умолчанию `60`.
   */
  waitSeconds: number;
}

/** Результат инструмента `database_sync`. */
export interface DatabaseSyncResult {
  /** Перестроенные таблицы. */
  tables: string[];
  /** Прошло ли без завершения сеансов. */
  dynamic: boolean;
  [key: string]: unknown;
}
