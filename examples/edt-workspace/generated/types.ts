// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

/** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
export type Fqn = string;

/** Адрес модуля. */
export type ModuleFqn = string;

/** Адрес макета. */
export type TemplateFqn = string;

/** Права одной роли на один объект. */
export type RightsFqn = string;

/** Тип значения. */
export type TypeName = string;

/** Строка или отрезок строк, обе границы входят. */
export type Lines = string;

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
  | "Set";
