// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Right, RightsFqn } from "../types.js";

/**
 * Обработчики инструмента `rights_write`, по одному на действие.
 *
 * Настройка прав ролей
 *
 * Настраивает, что роли разрешено с объектом. Прочитать права — rights_read.
 */
export interface RightsWriteHandlers<Reading, Core> {
  /**
   * Разрешает роли то, что в grant, и запрещает то, что в revoke.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `rights.write` (Изменение прав), для предпросмотра тоже. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  update: RehearsedHandler<RightsWriteUpdateArguments, unknown, Reading, Core>;
}

/** Принимает обработчики инструмента `rights_write` и возвращает их же: недостающий или лишний не компилируется. */
export function defineRightsWrite<Reading, Core>(): Define<
  RightsWriteHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `update` инструмента `rights_write`.
 *
 * Разрешает роли то, что в grant, и запрещает то, что в revoke.
 */
export interface RightsWriteUpdateArguments {
  /** Права одной роли на один объект. */
  fqn: RightsFqn;
  /** Какие права выдать. */
  grant?: Right[];
  /** Какие права отобрать. */
  revoke?: Right[];
}
