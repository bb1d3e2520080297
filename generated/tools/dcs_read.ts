// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Project, TemplateFqn } from "../types.js";

/**
 * Чтение схемы компоновки
 *
 * Раскрывает, из чего собран отчёт на СКД — наборы данных и текст запроса каждого, связи, выражения, итоги, варианты настроек.
 *
 * Только читает и ничего не меняет.
 */
export type DcsReadHandlers<Reading, _Core> = ReadHandler<
  DcsReadArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `dcs_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineDcsRead<Reading, Core>(): Define<
  DcsReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `dcs_read`.
 *
 * Чтение схемы компоновки
 *
 * Раскрывает, из чего собран отчёт на СКД — наборы данных и текст запроса каждого, связи, выражения, итоги, варианты настроек.
 */
export interface DcsReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Имя набора, чтобы получить запрос целиком. */
  dataSet?: string;
}
