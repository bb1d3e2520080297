// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { TemplateFqn } from "../types.js";

/**
 * Чтение макета
 *
 * Показывает табличный макет печатной формы — размер, именованные области, объединения, параметры.
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
 * Чтение макета
 *
 * Показывает табличный макет печатной формы — размер, именованные области, объединения, параметры.
 */
export interface SpreadsheetReadArguments {
  /** Адрес макета. */
  fqn: TemplateFqn;
}
