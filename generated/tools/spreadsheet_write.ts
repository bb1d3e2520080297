// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Cell, Project, TemplateFqn } from "../types.js";

/**
 * Обработчики инструмента `spreadsheet_write`, по одному на действие.
 *
 * Правка табличного макета
 *
 * Заполняет и оформляет ячейки печатной формы, заводит области, объединяет, вставляет и удаляет строки.
 */
export interface SpreadsheetWriteHandlers<Reading, Core> {
  /**
   * Пишет в ячейки текст, параметр или расшифровку.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_cells: RehearsedHandler<
    SpreadsheetWriteSetCellsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Даёт прямоугольнику имя, по которому код получает область; прежняя область с этим именем исчезает.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_area: RehearsedHandler<
    SpreadsheetWriteSetAreaArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Объединяет прямоугольник, остаётся содержимое левой верхней ячейки.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  merge_cells: RehearsedHandler<
    SpreadsheetWriteMergeCellsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Оформляет ячейки шрифтом, рамкой, выравниванием и форматом числа.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  format_cells: RehearsedHandler<
    SpreadsheetWriteFormatCellsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Раздвигает макет пустыми строками перед указанной; области ниже съезжают вместе с ней.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  insert_rows: RehearsedHandler<
    SpreadsheetWriteInsertRowsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Вырезает строки с содержимым; задетые области сжимаются или исчезают.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  delete_rows: RehearsedHandler<
    SpreadsheetWriteDeleteRowsArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `spreadsheet_write` и возвращает их же: недостающий или лишний не компилируется. */
export function defineSpreadsheetWrite<Reading, Core>(): Define<
  SpreadsheetWriteHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `set_cells` инструмента `spreadsheet_write`.
 *
 * Пишет в ячейки текст, параметр или расшифровку.
 */
export interface SpreadsheetWriteSetCellsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Ячейки с новым содержимым. */
  cells: {
    /** Ячейка или прямоугольник. */
    at: Cell;
    /** Текст, пустой очищает ячейку. */
    text?: string;
    /** Параметр вместо текста. */
    parameter?: string;
    /** Параметр расшифровки. */
    detail?: string;
  }[];
}

/**
 * Аргументы действия `set_area` инструмента `spreadsheet_write`.
 *
 * Даёт прямоугольнику имя, по которому код получает область; прежняя область с этим именем исчезает.
 */
export interface SpreadsheetWriteSetAreaArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Ячейка или прямоугольник. */
  range: Cell;
  /** Имя области. */
  name: string;
}

/**
 * Аргументы действия `merge_cells` инструмента `spreadsheet_write`.
 *
 * Объединяет прямоугольник, остаётся содержимое левой верхней ячейки.
 */
export interface SpreadsheetWriteMergeCellsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Ячейка или прямоугольник. */
  range: Cell;
}

/**
 * Аргументы действия `format_cells` инструмента `spreadsheet_write`.
 *
 * Оформляет ячейки шрифтом, рамкой, выравниванием и форматом числа.
 */
export interface SpreadsheetWriteFormatCellsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Ячейка или прямоугольник. */
  range: Cell;
  /** Оформление. */
  style: {
    /** Полужирный. */
    bold?: boolean;
    /** Кегль. */
    fontSize?: number;
    /** По горизонтали. */
    align?: "Left" | "Center" | "Right" | "Justify";
    /** По вертикали. */
    verticalAlign?: "Top" | "Center" | "Bottom";
    /** Рамка вокруг каждой ячейки. */
    border?: "None" | "Thin" | "Thick" | "Double" | "Dotted";
    /** Переносить по словам. */
    wrap?: boolean;
    /** Форматная строка. */
    format?: string;
  };
}

/**
 * Аргументы действия `insert_rows` инструмента `spreadsheet_write`.
 *
 * Раздвигает макет пустыми строками перед указанной; области ниже съезжают вместе с ней.
 */
export interface SpreadsheetWriteInsertRowsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Номер строки. */
  row: number;
  /**
   * Сколько строк.
   *
   * По умолчанию `1`.
   */
  count: number;
}

/**
 * Аргументы действия `delete_rows` инструмента `spreadsheet_write`.
 *
 * Вырезает строки с содержимым; задетые области сжимаются или исчезают.
 */
export interface SpreadsheetWriteDeleteRowsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Номер строки. */
  row: number;
  /**
   * Сколько строк.
   *
   * По умолчанию `1`.
   */
  count: number;
}
