// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ImmediateHandler } from "contract-gate/runtime";

/**
 * Обработчики инструмента `база`, по одному на действие.
 *
 * База
 *
 * Служебные операции с базой.
 */
export interface BazaHandlers<Reading, Core> {
  /**
   * Обновляет базу.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `база.синхронизация` (Обновление базы).
   */
  синхронизация: ImmediateHandler<
    BazaSinkhronizatsiyaArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `база` и возвращает их же: недостающий или лишний не компилируется. */
export function defineBaza<Reading, Core>(): Define<
  BazaHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `синхронизация` инструмента `база`.
 *
 * Обновляет базу.
 */
export interface BazaSinkhronizatsiyaArguments {
  /** Что и как обновлять */
  options: {
    /** Способ */
    mode: "auto" | 0 | 1 | true | null | "null";
    pair?: [1, "a"];
    range?: [number, number];
    /** Отбор */
    filter?: BazaSinkhronizatsiyaArgumentsFilter;
    tags?: {
      count?: number;
      [key: string]: boolean | string | number | undefined;
    };
    /** По умолчанию `3`. */
    retries: number;
  };
}

/** Отбор */
export type BazaSinkhronizatsiyaArgumentsFilter =
  string | BazaSinkhronizatsiyaArgumentsFilter[];
