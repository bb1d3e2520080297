// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn, Project, Right } from "../types.js";

/**
 * Чтение прав
 *
 * Отвечает, кому что разрешено — какие права и ограничения RLS даёт роль, а по адресу объекта какие роли могут его видеть, менять, проводить.
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
 * Отвечает, кому что разрешено — какие права и ограничения RLS даёт роль, а по адресу объекта какие роли могут его видеть, менять, проводить.
 */
export interface RightsReadArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес роли, объекта или их пары. */
  fqn: Fqn;
  /** Только это право. */
  right?: Right;
}
