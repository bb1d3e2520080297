// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

/** Номер строки дела в todo.txt. */
export type TaskNumber = string;

/** Дело из todo.txt. */
export interface Task {
  /** Номер строки дела в todo.txt. */
  task: TaskNumber;
  /** Строка файла целиком. */
  line: string;
  /** Сделано ли. */
  done: boolean;
  /** Важность, A — самая большая. */
  priority?: string;
  /** Что сделать. */
  text: string;
  /** Проекты дела. */
  projects: string[];
  /** Где или чем делать. */
  contexts: string[];
  [key: string]: unknown;
}

/** Что стоит в файле после вызова. */
export interface Written {
  /** Номер строки дела в todo.txt. */
  task: TaskNumber;
  /** Строка файла целиком. */
  line: string;
  [key: string]: unknown;
}
