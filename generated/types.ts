// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

/** Имя проекта, как в project_list. */
export type Project = string;

/** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
export type Fqn = string;

/** Адрес модуля. */
export type ModuleFqn = string;

/** Адрес формы. */
export type FormFqn = string;

/** Адрес макета. */
export type TemplateFqn = string;

/** Адрес роли. */
export type RoleFqn = string;

/** Права одной роли на один объект. */
export type RightsFqn = string;

/** Экспортный метод общего модуля, через точку. */
export type Method = string;

/** Тип значения. */
export type TypeName = string;

/** Код языка конфигурации, без него — основной язык. */
export type Language = string;

/** Важность замечания. */
export type Severity = "Blocker" | "Critical" | "Major" | "Minor" | "Trivial";

/** Ячейка или прямоугольник. */
export type Cell = string;

/** Право платформы. */
export type Right =
  | "Read"
  | "Insert"
  | "Update"
  | "Delete"
  | "View"
  | "Edit"
  | "InputByString"
  | "InteractiveInsert"
  | "InteractiveDelete"
  | "InteractiveSetDeletionMark"
  | "InteractiveClearDeletionMark"
  | "InteractiveDeleteMarked"
  | "Posting"
  | "UndoPosting"
  | "InteractivePosting"
  | "InteractivePostingRegular"
  | "InteractiveUndoPosting"
  | "InteractiveChangeOfPosted"
  | "TotalsControl"
  | "Use"
  | "Get"
  | "Set"
  | "Start"
  | "InteractiveStart"
  | "InteractiveActivate"
  | "Execute"
  | "InteractiveExecute"
  | "ReadDataHistory"
  | "ViewDataHistory";

/** Постоянный отбор формы выбора. */
export interface ChoiceParameter {
  /** Параметр выбора. */
  name: string;
  /** Значение или адрес значения. */
  value: string;
}

/** Отбор формы выбора, взятый из соседнего поля. */
export interface ChoiceLink {
  /** Параметр выбора. */
  name: string;
  /** Поле, из которого берётся значение. */
  path: string;
  /** Что делать с выбранным при смене поля-источника. */
  onChange?: "Clear" | "DontChange";
}

/** Расписание регламентного задания. */
export interface Schedule {
  /** Период в днях. */
  everyDays?: number;
  /** Дни недели, понедельник — 1. */
  weekDays?: number[];
  /** Начало. */
  beginTime?: string;
  /** Время, после которого повторы прекращаются. */
  endTime?: string;
  /** Повтор в течение дня в секундах. */
  everySeconds?: number;
}

/** Узел дерева метаданных. */
export interface MetadataNode {
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Тип с квалификаторами, например Строка(12). */
  type?: string;
  /** Синоним на основном языке. */
  synonym?: string;
  /** Подчинённые узлы. */
  children?: MetadataNode[];
  [key: string]: unknown;
}

/** Найденное место. */
export interface Hit {
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Строка модуля. */
  line?: number;
  /** Строка целиком. */
  text?: string;
  [key: string]: unknown;
}

/** Страница найденного. */
export interface Hits {
  /** Найдено всего. */
  total: number;
  /** Места по порядку адресов. */
  hits: Hit[];
  [key: string]: unknown;
}
