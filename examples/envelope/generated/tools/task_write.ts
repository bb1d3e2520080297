// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type {
  Define,
  ImmediateHandler,
  RehearsedHandler,
} from "contract-gate/runtime";

import type { TaskNumber, Written } from "../types.js";

/**
 * Обработчики инструмента `task_write`, по одному на действие.
 *
 * Правка дел
 *
 * Добавляет дела, отмечает сделанные и убирает их в архив. Посмотреть дела — task_list.
 */
export interface TaskWriteHandlers<Reading, Core> {
  /**
   * Добавляет дело в конец списка.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `tasks.write` (Изменение дел), для предпросмотра тоже.
   */
  add: RehearsedHandler<
    TaskWriteAddArguments,
    TaskWriteAddResult,
    Reading,
    Core
  >;

  /**
   * Отмечает дело сделанным сегодня.
   *
   * По умолчанию это предпросмотр: без validateOnly и с validateOnly=true вызов показывает, что изменится, и ничего не записывает. Выполняет только validateOnly=false. Нужна область доступа `tasks.write` (Изменение дел), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  complete: RehearsedHandler<
    TaskWriteCompleteArguments,
    TaskWriteCompleteResult,
    Reading,
    Core
  >;

  /**
   * Переносит сделанные дела проекта из todo.txt в done.txt.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `tasks.write` (Изменение дел). Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  archive: ImmediateHandler<
    TaskWriteArchiveArguments,
    TaskWriteArchiveResult,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `task_write` и возвращает их же: недостающий или лишний не компилируется. */
export function defineTaskWrite<Reading, Core>(): Define<
  TaskWriteHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `add` инструмента `task_write`.
 *
 * Добавляет дело в конец списка.
 */
export interface TaskWriteAddArguments {
  /** Дело одной строкой по правилам todo.txt. */
  text: string;
}

/** Результат действия `add` инструмента `task_write`. */
export type TaskWriteAddResult = Written;

/**
 * Аргументы действия `complete` инструмента `task_write`.
 *
 * Отмечает дело сделанным сегодня.
 */
export interface TaskWriteCompleteArguments {
  /** Номер строки дела в todo.txt. */
  task: TaskNumber;
}

/** Результат действия `complete` инструмента `task_write`. */
export type TaskWriteCompleteResult = Written;

/**
 * Аргументы действия `archive` инструмента `task_write`.
 *
 * Переносит сделанные дела проекта из todo.txt в done.txt.
 */
export interface TaskWriteArchiveArguments {
  /** Проект, без плюса. */
  project: string;
}

/**
 * Результат действия `archive` инструмента `task_write`.
 *
 * Сколько перенесено.
 */
export interface TaskWriteArchiveResult {
  /** Перенесено дел. */
  moved: number;
  [key: string]: unknown;
}
