// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn, Project, Severity } from "../types.js";

/**
 * Замечания проверок
 *
 * Перечисляет замечания EDT и стандартов разработки с важностью, строкой и кодом проверки. Пустой ответ называет проверенную область.
 *
 * Только читает и ничего не меняет.
 */
export type ReviewReadHandlers<Reading, _Core> = ReadHandler<
  ReviewReadArguments,
  ReviewReadResult,
  Reading
>;

/** Принимает обработчики инструмента `review_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineReviewRead<Reading, Core>(): Define<
  ReviewReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `review_read`.
 *
 * Замечания проверок
 *
 * Перечисляет замечания EDT и стандартов разработки с важностью, строкой и кодом проверки. Пустой ответ называет проверенную область.
 */
export interface ReviewReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект, модуль или форма; без него — весь проект. */
  fqn?: Fqn;
  /** Не мельче этой важности. */
  severity?: Severity;
  /** Код одной проверки. */
  check?: string;
}

/** Результат инструмента `review_read`. */
export interface ReviewReadResult {
  /** Замечаний всего. */
  total: number;
  /** Замечания по порядку адресов. */
  remarks: {
    /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
    fqn: Fqn;
    /** Строка модуля. */
    line?: number;
    /** Код проверки. */
    check: string;
    /** Важность замечания. */
    severity: Severity;
    /** Текст замечания. */
    message: string;
    [key: string]: unknown;
  }[];
  [key: string]: unknown;
}
