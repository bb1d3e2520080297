// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { FormFqn, Project, TypeName } from "../types.js";

/**
 * Обработчики инструмента `form_edit`, по одному на действие.
 *
 * Правка формы
 *
 * Переделывает форму — ставит, двигает и убирает поля, группы, таблицы и кнопки, заводит временные реквизиты, назначает процедуры событиям.
 */
export interface FormEditHandlers<Reading, Core> {
  /**
   * Ставит поле, связанное с реквизитом, в группу или в корень формы.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  add_field: RehearsedHandler<
    FormEditAddFieldArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Создаёт группу или страницы, чтобы собрать элементы вместе.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  add_group: RehearsedHandler<
    FormEditAddGroupArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Выводит табличную часть или динамический список таблицей с выбранными колонками.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  add_table: RehearsedHandler<
    FormEditAddTableArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Скрывает поле, делает недоступным, меняет заголовок и ширину.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_item: RehearsedHandler<FormEditSetItemArguments, unknown, Reading, Core>;

  /**
   * Переставляет элемент в другую группу или на другое место; обработчики остаются при нём.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  move_item: RehearsedHandler<
    FormEditMoveItemArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Убирает элемент со всем вложенным; реквизит формы и процедуры остаются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  delete_item: RehearsedHandler<
    FormEditDeleteItemArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Заводит реквизит формы для временных данных; в базу он не пишется.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  add_attribute: RehearsedHandler<
    FormEditAddAttributeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Создаёт команду формы и кнопку для неё; процедуру-заготовку пишет в модуль формы.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  add_command: RehearsedHandler<
    FormEditAddCommandArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Вешает процедуру модуля на событие формы или элемента, например на изменение поля; отсутствующую создаёт пустой.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `layout.write` (Изменение форм и макетов), для предпросмотра тоже.
   */
  set_handler: RehearsedHandler<
    FormEditSetHandlerArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `form_edit` и возвращает их же: недостающий или лишний не компилируется. */
export function defineFormEdit<Reading, Core>(): Define<
  FormEditHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `add_field` инструмента `form_edit`.
 *
 * Ставит поле, связанное с реквизитом, в группу или в корень формы.
 */
export interface FormEditAddFieldArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя элемента. */
    name: string;
    /** Путь к данным. */
    dataPath: string;
    /**
     * Вид поля.
     *
     * По умолчанию `"InputField"`.
     */
    kind:
      | "InputField"
      | "LabelField"
      | "CheckBoxField"
      | "RadioButtonField"
      | "PictureField"
      | "CalendarField"
      | "TextDocumentField";
    /** Группа, без неё — корень формы. */
    parent?: string;
    /** Элемент, перед которым поставить. */
    before?: string;
  };
}

/**
 * Аргументы действия `add_group` инструмента `form_edit`.
 *
 * Создаёт группу или страницы, чтобы собрать элементы вместе.
 */
export interface FormEditAddGroupArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя группы. */
    name: string;
    /**
     * Вид группы.
     *
     * По умолчанию `"UsualGroup"`.
     */
    kind:
      | "UsualGroup"
      | "Pages"
      | "Page"
      | "ColumnGroup"
      | "CommandBar"
      | "ButtonGroup"
      | "Popup";
    /** Заголовок. */
    title?: string;
    /**
     * Как располагать содержимое.
     *
     * По умолчанию `"Vertical"`.
     */
    direction: "Vertical" | "Horizontal" | "AlwaysHorizontal";
    /** Внешняя группа, без неё — корень формы. */
    parent?: string;
  };
}

/**
 * Аргументы действия `add_table` инструмента `form_edit`.
 *
 * Выводит табличную часть или динамический список таблицей с выбранными колонками.
 */
export interface FormEditAddTableArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя таблицы. */
    name: string;
    /** Путь к данным. */
    dataPath: string;
    /** Колонки по порядку. */
    columns: string[];
    /** Группа, без неё — корень формы. */
    parent?: string;
  };
}

/**
 * Аргументы действия `set_item` инструмента `form_edit`.
 *
 * Скрывает поле, делает недоступным, меняет заголовок и ширину.
 */
export interface FormEditSetItemArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя элемента. */
    name: string;
    /** Заголовок. */
    title?: string;
    /** Где заголовок. */
    titleLocation?: "Auto" | "Left" | "Top" | "Right" | "Bottom" | "None";
    /** Видимость. */
    visible?: boolean;
    /** Доступность. */
    enabled?: boolean;
    /** Только просмотр. */
    readOnly?: boolean;
    /** Ширина в знаках, 0 — автоматически. */
    width?: number;
  };
}

/**
 * Аргументы действия `move_item` инструмента `form_edit`.
 *
 * Переставляет элемент в другую группу или на другое место; обработчики остаются при нём.
 */
export interface FormEditMoveItemArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя элемента. */
    name: string;
    /** Новая группа, без неё — корень формы. */
    parent?: string;
    /** Сосед, перед которым встать. */
    before?: string;
  };
}

/**
 * Аргументы действия `delete_item` инструмента `form_edit`.
 *
 * Убирает элемент со всем вложенным; реквизит формы и процедуры остаются.
 */
export interface FormEditDeleteItemArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя элемента. */
    name: string;
  };
}

/**
 * Аргументы действия `add_attribute` инструмента `form_edit`.
 *
 * Заводит реквизит формы для временных данных; в базу он не пишется.
 */
export interface FormEditAddAttributeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя реквизита. */
    name: string;
    /** Типы значения. */
    types: TypeName[];
    /**
     * Помнить между открытиями формы.
     *
     * По умолчанию `false`.
     */
    saved: boolean;
  };
}

/**
 * Аргументы действия `add_command` инструмента `form_edit`.
 *
 * Создаёт команду формы и кнопку для неё; процедуру-заготовку пишет в модуль формы.
 */
export interface FormEditAddCommandArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Имя команды. */
    name: string;
    /** Надпись на кнопке. */
    title?: string;
    /** Панель или группа кнопки. */
    parent?: string;
  };
}

/**
 * Аргументы действия `set_handler` инструмента `form_edit`.
 *
 * Вешает процедуру модуля на событие формы или элемента, например на изменение поля; отсутствующую создаёт пустой.
 */
export interface FormEditSetHandlerArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес формы. */
  fqn: FormFqn;
  params?: {
    /** Элемент, без него — сама форма. */
    item?: string;
    /** Событие. */
    event:
      | "OnCreateAtServer"
      | "OnOpen"
      | "BeforeClose"
      | "BeforeWrite"
      | "BeforeWriteAtServer"
      | "AfterWriteAtServer"
      | "OnReadAtServer"
      | "FillCheckProcessingAtServer"
      | "NotificationProcessing"
      | "OnChange"
      | "StartChoice"
      | "ChoiceProcessing"
      | "AutoComplete"
      | "Clearing"
      | "Opening"
      | "Selection"
      | "OnActivateRow"
      | "OnStartEdit"
      | "BeforeDeleteRow"
      | "OnGetDataAtServer";
    /** Имя процедуры. */
    procedure: string;
  };
}
