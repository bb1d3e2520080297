// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { ModuleFqn, Project } from "../types.js";

/**
 * Граф вызовов
 *
 * Разворачивает цепочку вызовов метода вглубь — кто в итоге доходит до него или до чего доходит он. Один уровень с текстом строк даёт search operation=calls.
 *
 * Только читает и ничего не меняет.
 */
export type CallgraphReadHandlers<Reading, _Core> = ReadHandler<
  CallgraphReadArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `callgraph_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineCallgraphRead<Reading, Core>(): Define<
  CallgraphReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `callgraph_read`.
 *
 * Граф вызовов
 *
 * Разворачивает цепочку вызовов метода вглубь — кто в итоге доходит до него или до чего доходит он. Один уровень с текстом строк даёт search operation=calls.
 */
export interface CallgraphReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Имя метода, от которого строится граф. */
  method: string;
  /**
   * callers — к вызывающим, callees — к вызываемым.
   *
   * По умолчанию `"callers"`.
   */
  direction: "callers" | "callees";
  /**
   * Сколько уровней раскрыть.
   *
   * По умолчанию `3`.
   */
  maxDepth: number;
}
