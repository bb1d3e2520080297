// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { ModuleFqn, Project } from "../types.js";

/**
 * Обработчики инструмента `review_fix`, по одному на действие.
 *
 * Исправление замечаний
 *
 * Исправляет замечание проверки предложенным EDT способом или глушит его комментарием с причиной.
 */
export interface ReviewFixHandlers<Reading, Core> {
  /**
   * Выполняет исправление, которое предлагает EDT, и перепроверяет модуль.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  apply: RehearsedHandler<ReviewFixApplyArguments, unknown, Reading, Core>;

  /**
   * Ставит перед строкой \@skip-check с кодом и причиной, замечание перестаёт показываться.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже.
   */
  suppress: RehearsedHandler<
    ReviewFixSuppressArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `review_fix` и возвращает их же: недостающий или лишний не компилируется. */
export function defineReviewFix<Reading, Core>(): Define<
  ReviewFixHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `apply` инструмента `review_fix`.
 *
 * Выполняет исправление, которое предлагает EDT, и перепроверяет модуль.
 */
export interface ReviewFixApplyArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Код проверки. */
  check: string;
  /** Строка замечания. */
  line: number;
  /**
   * Номер исправления, если их несколько.
   *
   * По умолчанию `1`.
   */
  variant: number;
}

/**
 * Аргументы действия `suppress` инструмента `review_fix`.
 *
 * Ставит перед строкой \@skip-check с кодом и причиной, замечание перестаёт показываться.
 */
export interface ReviewFixSuppressArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Код проверки. */
  check: string;
  /** Строка замечания. */
  line: number;
  /** Почему замечание здесь неверно. */
  reason: string;
}
