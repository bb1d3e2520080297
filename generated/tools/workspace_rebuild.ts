// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ImmediateHandler } from "contract-gate/runtime";

import type { Project } from "../types.js";

/**
 * Пересборка проекта
 *
 * Строит модель проекта заново по файлам на диске и перезапускает все проверки. Идёт минуты, правки открытых редакторов пропадают.
 *
 * Выполняется сразу: предпросмотра нет. Нужна область доступа `workspace.write` (Рабочая область).
 */
export type WorkspaceRebuildHandlers<Reading, Core> = ImmediateHandler<
  WorkspaceRebuildArguments,
  unknown,
  Reading,
  Core
>;

/** Принимает обработчики инструмента `workspace_rebuild` и возвращает их же: недостающий или лишний не компилируется. */
export function defineWorkspaceRebuild<Reading, Core>(): Define<
  WorkspaceRebuildHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `workspace_rebuild`.
 *
 * Пересборка проекта
 *
 * Строит модель проекта заново по файлам на диске и перезапускает все проверки. Идёт минуты, правки открытых редакторов пропадают.
 */
export interface WorkspaceRebuildArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /**
   * Сначала очистить индексы.
   *
   * По умолчанию `false`.
   */
  clean: boolean;
}
