// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Project, Right, RightsFqn } from "../types.js";

/**
 * Обработчики инструмента `rights_write`, по одному на действие.
 *
 * Настройка прав ролей
 *
 * Настраивает, что роли разрешено с объектом, ставит условия на записи (RLS) и ведёт их шаблоны.
 */
export interface RightsWriteHandlers<Reading, Core> {
  /**
   * Разрешает роли то, что в grant, и запрещает то, что в revoke; связанные права платформа включает сама, ответ их называет.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `rights.write` (Изменение прав), для предпросмотра тоже. Выполнение возможно только по адресам, которые разрешает профиль.
   */
  update: RehearsedHandler<RightsWriteUpdateArguments, unknown, Reading, Core>;

  /**
   * Ставит RLS — роль видит только записи, подходящие под условие. Его текст проверяется до записи, иначе ошибка всплыла бы у пользователя.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `rights.write` (Изменение прав), для предпросмотра тоже. Выполнение возможно только по адресам, которые разрешает профиль. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  restrict: RehearsedHandler<
    RightsWriteRestrictArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Записывает шаблон ограничений роли, на который ссылаются условия; правка сразу действует во всех них.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `rights.write` (Изменение прав), для предпросмотра тоже. Выполнение возможно только по адресам, которые разрешает профиль. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_template: RehearsedHandler<
    RightsWriteSetTemplateArguments,
    unknown,
    Reading,
    Core
  >;
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
 * Разрешает роли то, что в grant, и запрещает то, что в revoke; связанные права платформа включает сама, ответ их называет.
 */
export interface RightsWriteUpdateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Права одной роли на один объект. */
  fqn: RightsFqn;
  /** Какие права выдать. */
  grant?: Right[];
  /** Какие права отобрать. */
  revoke?: Right[];
}

/**
 * Аргументы действия `restrict` инструмента `rights_write`.
 *
 * Ставит RLS — роль видит только записи, подходящие под условие. Его текст проверяется до записи, иначе ошибка всплыла бы у пользователя.
 */
export interface RightsWriteRestrictArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Права одной роли на один объект. */
  fqn: RightsFqn;
  /** Право, которое ограничивается. */
  right: Right;
  /** Условие на языке ограничений, пустое снимает ограничение. */
  condition: string;
  /** Поля, к которым относится условие, без них — все. */
  fields?: string[];
}

/**
 * Аргументы действия `set_template` инструмента `rights_write`.
 *
 * Записывает шаблон ограничений роли, на который ссылаются условия; правка сразу действует во всех них.
 */
export interface RightsWriteSetTemplateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Роль, вместо объекта — Configuration. */
  fqn: RightsFqn;
  /** Текст шаблона. */
  condition: string;
  /** Имя шаблона. */
  name: string;
}
