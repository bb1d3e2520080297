// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn } from "../types.js";

/**
 * Чтение прав
 *
 * Отвечает, кому что разрешено — какие права и ограничения даёт роль, а по адресу объекта какие роли их дают.
 *
 * Только читает и ничего не меняет.
 */
export type RightsReadHandlers<Reading, _Core> = ReadHandler<
  RightsReadArguments,
  unknown,
  Reading
>;

/** Принимает обработчики инструмента `rights_read` и возвращает их же: недостающий или лишний не компилируется. */
export function defineRightsRead<Reading, Core>(): Define<
  RightsReadHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `rights_read`.
 *
 * Чтение прав
 *
 * Отвечает, кому что разрешено — какие права и ограничения даёт роль, а по адресу объекта какие роли их дают.
 */
export interface RightsReadArguments {
  /** Адрес роли, объекта или их пары. */
  fqn: Fqn;
}
