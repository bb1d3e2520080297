// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Project, TemplateFqn } from "../types.js";

/**
 * Чтение табличного макета
 *
 * Показывает печатный макет — размер, именованные области, объединения, параметры и, если попросить, текст ячеек.
 *
 * Только читает и ничего не меняет.
 */
export type SpreadsheetReadHandlers<Reading, _Core> = ReadHandler<
  SpreadsheetReadArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `spreadsheet_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineSpreadsheetRead<Reading, Core>(): Define<
  SpreadsheetReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `spreadsheet_read`.
 *
 * Чтение табличного макета
 *
 * Показывает печатный макет — размер, именованные области, объединения, параметры и, если попросить, текст ячеек.
 */
export interface SpreadsheetReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Имя области или R1C1:R3C9; без неё — весь макет. */
  area?: string;
  /**
   * Показать содержимое ячеек.
   *
   * По умолчанию `false`.
   */
  cells: boolean;
}
