// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Project, TemplateFqn, TypeName } from "../types.js";

/**
 * Обработчики инструмента `dcs_write`, по одному на действие.
 *
 * Правка схемы компоновки
 *
 * Переделывает отчёт на компоновке — новый запрос набора, формула, ресурс, параметр или отбор варианта.
 */
export interface DcsWriteHandlers<Reading, Core> {
  /**
   * Записывает запрос набора и перестраивает его поля; настройки исчезнувших полей удаляются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_query: RehearsedHandler<
    DcsWriteSetQueryArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Добавляет или переписывает вычисляемое поле, которого нет в запросе.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_calculated_field: RehearsedHandler<
    DcsWriteSetCalculatedFieldArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Делает поле ресурсом — задаёт выражение, по которому считается итог группировок.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_total: RehearsedHandler<
    DcsWriteSetTotalArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Заводит параметр схемы или меняет его тип и начальное значение.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_parameter: RehearsedHandler<
    DcsWriteSetParameterArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Ставит отбор в варианте отчёта; пользовательские сохранённые варианты не трогает.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_filter: RehearsedHandler<
    DcsWriteSetFilterArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `dcs_write` и возвращает их же: недостающий или лишний не компилируется. */
export function defineDcsWrite<Reading, Core>(): Define<
  DcsWriteHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `set_query` инструмента `dcs_write`.
 *
 * Записывает запрос набора и перестраивает его поля; настройки исчезнувших полей удаляются.
 */
export interface DcsWriteSetQueryArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Имя набора данных. */
  dataSet: string;
  /** Текст запроса. */
  query: string;
}

/**
 * Аргументы действия `set_calculated_field` инструмента `dcs_write`.
 *
 * Добавляет или переписывает вычисляемое поле, которого нет в запросе.
 */
export interface DcsWriteSetCalculatedFieldArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Имя поля схемы. */
  field: string;
  /** Выражение компоновки. */
  expression: string;
  /** Заголовок. */
  title?: string;
}

/**
 * Аргументы действия `set_total` инструмента `dcs_write`.
 *
 * Делает поле ресурсом — задаёт выражение, по которому считается итог группировок.
 */
export interface DcsWriteSetTotalArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Имя поля схемы. */
  field: string;
  /** Выражение компоновки. */
  expression: string;
}

/**
 * Аргументы действия `set_parameter` инструмента `dcs_write`.
 *
 * Заводит параметр схемы или меняет его тип и начальное значение.
 */
export interface DcsWriteSetParameterArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Заголовок. */
  title?: string;
  /** Имя параметра. */
  parameter: string;
  /** Типы параметра. */
  types?: TypeName[];
  /** Значение, даты — как ГГГГ-ММ-ДД. */
  value?: string;
}

/**
 * Аргументы действия `set_filter` инструмента `dcs_write`.
 *
 * Ставит отбор в варианте отчёта; пользовательские сохранённые варианты не трогает.
 */
export interface DcsWriteSetFilterArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес макета. */
  fqn: TemplateFqn;
  /** Имя поля схемы. */
  field: string;
  /** Значение, даты — как ГГГГ-ММ-ДД. */
  value?: string;
  /** Вариант отчёта, без него — основной. */
  variant?: string;
  /**
   * Вид сравнения.
   *
   * По умолчанию `"Equal"`.
   */
  comparison:
    | "Equal"
    | "NotEqual"
    | "Greater"
    | "GreaterOrEqual"
    | "Less"
    | "LessOrEqual"
    | "InList"
    | "NotInList"
    | "InHierarchy"
    | "Contains"
    | "Filled"
    | "NotFilled";
}
