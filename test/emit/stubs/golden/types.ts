// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

/** Адрес объекта: Catalog.Контрагенты */
export type Fqn = string;

/**
 * 1С - узел дерева
 *
 * Узел дерева метаданных.
 *
 * Маски src/**\/*.bsl и *\/temp; см. \@deprecated
 */
export interface Uzel {
  /** Имя */
  name: string;
  /** Подчинённые узлы */
  children?: Uzel[];
  /** Вид объекта */
  kind?: UzelVid;
  [key: string]: unknown;
}

export type Unused = string | null;

/** Вид объекта */
export type UzelVid =
  | "справочник"
  | "документ"
  | "регистр сведений"
  | "регистр накопления"
  | "отчёт";
