// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type {
  Define,
  ImmediateHandler,
  RehearsedHandler,
} from "contract-gate/runtime";

import type {
  ChoiceLink,
  ChoiceParameter,
  FormFqn,
  Fqn,
  Language,
  Method,
  Project,
  RoleFqn,
  Schedule,
  TypeName,
} from "../types.js";

/**
 * Обработчики инструмента `metadata_edit`, по одному на действие.
 *
 * Правка свойств метаданных
 *
 * Меняет одно свойство объекта, реквизита, формы или команды, действие называет свойство. Создать, переименовать или удалить объект — metadata_write.
 */
export interface MetadataEditHandlers<Reading, Core> {
  /**
   * Синоним, то есть имя объекта, которое видит пользователь. На код и запросы не влияет.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_synonym: RehearsedHandler<
    MetadataEditSetSynonymArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Комментарий объекта или реквизита для разработчиков, пользователь его не видит.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_comment: RehearsedHandler<
    MetadataEditSetCommentArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Задаёт всплывающую подсказку поля или команды; форма может её переопределить.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_tooltip: RehearsedHandler<
    MetadataEditSetTooltipArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Пояснение под заголовком объекта или раздела, одна-две фразы для пользователя.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_explanation: RehearsedHandler<
    MetadataEditSetExplanationArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Название одного элемента в заголовке его формы и в команде «Создать».
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_object_presentation: RehearsedHandler<
    MetadataEditSetObjectPresentationArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Название списка в панели навигации и заголовке формы списка.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_list_presentation: RehearsedHandler<
    MetadataEditSetListPresentationArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Длинный заголовок формы, который вытесняет краткое представление элемента (Object) или списка (List).
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_extended_presentation: RehearsedHandler<
    MetadataEditSetExtendedPresentationArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Решает, попадёт ли страница справки объекта в общее содержание справки.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  include_in_help: RehearsedHandler<
    MetadataEditIncludeInHelpArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Разрешает платформе самой давать команды открытия и создания. Без них объект исчезает из панелей разделов.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_standard_commands: RehearsedHandler<
    MetadataEditSetStandardCommandsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Назначает картинку разделу или команде — из общих или стандартных.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_picture: RehearsedHandler<
    MetadataEditSetPictureArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Загружает файл PNG, SVG или ZIP с вариантами в общую картинку; прежнее изображение пропадает.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `metadata.write` (Изменение метаданных). Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  load_picture: ImmediateHandler<
    MetadataEditLoadPictureArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Включает объект или поле в индекс полнотекстового поиска; индекс дополнится при следующем обновлении.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_full_text_search: RehearsedHandler<
    MetadataEditSetFullTextSearchArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * История данных — версия при каждой записи. При выключении накопленные версии остаются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_data_history: RehearsedHandler<
    MetadataEditSetDataHistoryArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Исключает одно поле из версий — его изменения новую версию не создают.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_field_history: RehearsedHandler<
    MetadataEditSetFieldHistoryArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Кто ставит блокировки в транзакции — платформа (Automatic) или код через БлокировкаДанных (Managed).
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_data_lock_mode: RehearsedHandler<
    MetadataEditSetDataLockModeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Поля, по которым код сможет блокировать записи управляемой блокировкой.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_data_lock_fields: RehearsedHandler<
    MetadataEditSetDataLockFieldsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Поля, по которым платформа подбирает значение, пока пользователь печатает. Строки неограниченной длины не годятся.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_input_by_string: RehearsedHandler<
    MetadataEditSetInputByStringArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Сравнивает набранное с началом поля (Begin) или с любой его частью (AnyPart); второе обходит индекс и медленнее.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_search_on_input: RehearsedHandler<
    MetadataEditSetSearchOnInputArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Из каких объектов его можно ввести на основании; обработку заполнения пишут в модуле.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_based_on: RehearsedHandler<
    MetadataEditSetBasedOnArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Показывает «Создать» в выпадающем списке поля со ссылкой на этот объект.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_create_on_input: RehearsedHandler<
    MetadataEditSetCreateOnInputArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Где правят элемент — в строке списка, в отдельной форме или обоими способами.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_edit_type: RehearsedHandler<
    MetadataEditSetEditTypeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Заменяет форму выбора выпадающим списком всех элементов; годится, пока их десятки.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_quick_choice: RehearsedHandler<
    MetadataEditSetQuickChoiceArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Откуда выбирать объект по умолчанию — из формы, из списка или на усмотрение поля.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_choice_mode: RehearsedHandler<
    MetadataEditSetChoiceModeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Основная форма элемента, группы, списка или выбора. Без form платформа снова построит её сама.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_default_form: RehearsedHandler<
    MetadataEditSetDefaultFormArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Делает объект иерархическим, с группами или подчинением элементов. Выключение оставит элементы без родителей.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_hierarchy: RehearsedHandler<
    MetadataEditSetHierarchyArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Ограничивает глубину иерархии; 0 снимает ограничение. Уже вложенные глубже останутся.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  limit_levels: RehearsedHandler<
    MetadataEditLimitLevelsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Показывает группы сверху, перед элементами, в иерархических списках.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_folders_on_top: RehearsedHandler<
    MetadataEditSetFoldersOnTopArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Подчиняет справочник владельцам; с этого момента элемент без владельца не записать.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_owners: RehearsedHandler<
    MetadataEditSetOwnersArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Длина кода; 0 убирает код вовсе, укорочение обрежет записанные и может дать повторы.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_code_length: RehearsedHandler<
    MetadataEditSetCodeLengthArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Хранит код числом или строкой; при переходе к числу нечисловые коды теряются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_code_type: RehearsedHandler<
    MetadataEditSetCodeTypeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * В каких границах код уникален — весь справочник, один родитель или один владелец.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_code_series: RehearsedHandler<
    MetadataEditSetCodeSeriesArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Контролирует уникальность кода или номера при записи; старые повторы не ищет.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  check_uniqueness: RehearsedHandler<
    MetadataEditCheckUniquenessArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Присваивает следующий код или номер новому элементу, если его не ввели.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_autonumbering: RehearsedHandler<
    MetadataEditSetAutonumberingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Длина стандартного наименования, до 150; длинные значения при сокращении обрежутся.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_description_length: RehearsedHandler<
    MetadataEditSetDescriptionLengthArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Что показывает ссылка в полях и списках — код или наименование.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_main_presentation: RehearsedHandler<
    MetadataEditSetMainPresentationArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Когда платформа сама заводит предопределённые в базе — всегда, никогда или в главном узле.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_predefined_update: RehearsedHandler<
    MetadataEditSetPredefinedUpdateArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Добавляет предопределённый элемент; в коде он доступен по имени, в базе появится при обновлении.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  add_predefined: RehearsedHandler<
    MetadataEditAddPredefinedArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Правит имя, код или наименование предопределённого. Новое имя ломает обращения к старому в коде.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  edit_predefined: RehearsedHandler<
    MetadataEditEditPredefinedArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Убирает предопределённый элемент; записанный в базе станет обычным и помеченным на удаление.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.delete` (Удаление метаданных), для предпросмотра тоже. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  delete_predefined: RehearsedHandler<
    MetadataEditDeletePredefinedArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Хранит номер документа строкой или числом; префиксы возможны только в строке.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_number_type: RehearsedHandler<
    MetadataEditSetNumberTypeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Разрядность номера документа; укорочение на занятой базе рождает одинаковые номера.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_number_length: RehearsedHandler<
    MetadataEditSetNumberLengthArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Через какой срок нумерация документов начинается заново.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_number_periodicity: RehearsedHandler<
    MetadataEditSetNumberPeriodicityArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Отдаёт нумерацию общему нумератору, собственные свойства номера перестают действовать.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  assign_numerator: RehearsedHandler<
    MetadataEditAssignNumeratorArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Разрешает проведение; без него документ только записывается и движений не делает.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  allow_posting: RehearsedHandler<
    MetadataEditAllowPostingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Оперативное проведение текущим временем; задним числом документ проводится неоперативно.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  allow_real_time_posting: RehearsedHandler<
    MetadataEditAllowRealTimePostingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * В какие регистры документ пишет движения; у исключённого регистра движения документа удалятся.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_register_records: RehearsedHandler<
    MetadataEditSetRegisterRecordsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Чистит движения при отмене проведения и перепроведении или оставляет это коду.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_records_deletion: RehearsedHandler<
    MetadataEditSetRecordsDeletionArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Какие наборы движений запишет платформа — изменённые или отмеченные флагом Записывать.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_records_writing: RehearsedHandler<
    MetadataEditSetRecordsWritingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Кто регистрирует документ в последовательностях — платформа при проведении или код.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_sequence_filling: RehearsedHandler<
    MetadataEditSetSequenceFillingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Привилегированный режим проведения или его отмены, права на регистры не проверяются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_posting_privileges: RehearsedHandler<
    MetadataEditSetPostingPrivilegesArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Состав журнала — документы, которые видны в его общем списке.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_journal_documents: RehearsedHandler<
    MetadataEditSetJournalDocumentsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Из каких реквизитов берётся графа журнала, по одному на документ.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_journal_column: RehearsedHandler<
    MetadataEditSetJournalColumnArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Какие документы входят в последовательность; её границу затем нужно восстановить.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_sequence_documents: RehearsedHandler<
    MetadataEditSetSequenceDocumentsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Тип значения реквизита — строка, число, дата или ссылка. Значения снятых типов при обновлении базы пропадут.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_type: RehearsedHandler<
    MetadataEditSetTypeArguments,
    MetadataEditSetTypeResult,
    Reading,
    Core
  >;

  /**
   * Длина строкового поля; 0 — без ограничения, такое поле нельзя индексировать и сравнивать в запросе.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_length: RehearsedHandler<
    MetadataEditSetLengthArguments,
    MetadataEditSetLengthResult,
    Reading,
    Core
  >;

  /**
   * Фиксированная длина дополняет строку пробелами (Fixed), переменная хранит как есть (Variable).
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_allowed_length: RehearsedHandler<
    MetadataEditSetAllowedLengthArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Разрядность числа всего и после запятой; сужение обрежет большие суммы.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_number_precision: RehearsedHandler<
    MetadataEditSetNumberPrecisionArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Пропускает отрицательные числа (Any) или только неотрицательные (Nonnegative).
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_number_sign: RehearsedHandler<
    MetadataEditSetNumberSignArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Что хранит поле даты — день, время или то и другое; отброшенная часть обнуляется.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_date_parts: RehearsedHandler<
    MetadataEditSetDatePartsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Не даёт сохранить из формы пустое обязательное поле; запись из кода не проверяется.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_fill_check: RehearsedHandler<
    MetadataEditSetFillCheckArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Чем заполнить поле нового объекта; существующие записи не меняются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_fill_value: RehearsedHandler<
    MetadataEditSetFillValueArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Берёт значение поля из данных заполнения, например из отбора списка, где нажали «Создать».
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_fill_from_filling: RehearsedHandler<
    MetadataEditSetFillFromFillingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Строит индекс по полю, при желании с упорядочиванием. Отборы ускорятся, запись замедлится.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_indexing: RehearsedHandler<
    MetadataEditSetIndexingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Наименьшее и наибольшее значение, которые пропустит поле ввода; код ими не ограничен.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_value_range: RehearsedHandler<
    MetadataEditSetValueRangeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Параметры выбора — постоянные отборы, с которыми предлагаются значения поля.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_choice_parameters: RehearsedHandler<
    MetadataEditSetChoiceParametersArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Связи параметров выбора сужают его по соседнему полю — договоры одного контрагента, счета одной организации.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_choice_links: RehearsedHandler<
    MetadataEditSetChoiceLinksArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Своя форма выбора для этого поля вместо основной у типа.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_choice_form: RehearsedHandler<
    MetadataEditSetChoiceFormArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Спорит с настройкой типа — список вместо формы только в этом поле.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_field_quick_choice: RehearsedHandler<
    MetadataEditSetFieldQuickChoiceArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Что указывать в поле при выборе — элементы, группы или всё.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_choice_folders: RehearsedHandler<
    MetadataEditSetChoiceFoldersArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Форматная строка, которой показывают число, дату или булево в списках и отчётах.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_format: RehearsedHandler<
    MetadataEditSetFormatArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Форматная строка на время ввода, пока курсор в поле.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_edit_format: RehearsedHandler<
    MetadataEditSetEditFormatArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Маска посимвольного ввода; вставка из буфера тоже ей подчиняется.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_mask: RehearsedHandler<
    MetadataEditSetMaskArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Разрешает вводить в поле несколько строк.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_multiline: RehearsedHandler<
    MetadataEditSetMultilineArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Режим пароля прячет ввод за точками; в базе значение остаётся открытым.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_password_mode: RehearsedHandler<
    MetadataEditSetPasswordModeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Заводит реквизит или табличную часть у элементов, у групп или у тех и других; у отключённых данные потеряются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_attribute_use: RehearsedHandler<
    MetadataEditSetAttributeUseArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Тип значения зависит от вида характеристики или субконто в другом поле.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_link_by_type: RehearsedHandler<
    MetadataEditSetLinkByTypeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Ставит реквизит, значение перечисления или команду перед соседом; порядок видят формы и выпадающие списки.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  move_member: RehearsedHandler<
    MetadataEditMoveMemberArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Сколько цифр у номера строки табличной части; девять позволяют больше 99 999 строк.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_line_number_length: RehearsedHandler<
    MetadataEditSetLineNumberLengthArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Обязательная табличная часть — без строк объект из формы не записать.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  require_rows: RehearsedHandler<
    MetadataEditRequireRowsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Независимый регистр сведений или подчинённый регистратору; записи при смене не переносятся.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  set_write_mode: RehearsedHandler<
    MetadataEditSetWriteModeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Отрезок времени, в пределах которого запись регистра сведений одна; укрупнение сольёт записи с потерями.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_periodicity: RehearsedHandler<
    MetadataEditSetPeriodicityArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Хранит готовый срез первых или последних, чтобы виртуальная таблица читалась без перебора истории.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_slice_totals: RehearsedHandler<
    MetadataEditSetSliceTotalsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Регистр накопления остатков или оборотов; при смене вид движения и итоги пропадают.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  set_register_kind: RehearsedHandler<
    MetadataEditSetRegisterKindArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Разделяет строки итогов, чтобы параллельные проведения не ждали друг друга; чтение итогов дорожает.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  split_totals: RehearsedHandler<
    MetadataEditSplitTotalsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Ведущее измерение — с удалением его объекта исчезнут и записи регистра.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_leading_dimension: RehearsedHandler<
    MetadataEditSetLeadingDimensionArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Включает измерение в основной отбор, по нему платформа регистрирует изменения и ищет записи.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_main_filter: RehearsedHandler<
    MetadataEditSetMainFilterArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Отказывает в записи с незаполненным измерением, откуда бы она ни пришла.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  deny_empty_dimension: RehearsedHandler<
    MetadataEditDenyEmptyDimensionArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Хранит итоги оборотного регистра в разрезе измерения; без него отбор по нему читает движения.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  use_in_totals: RehearsedHandler<
    MetadataEditUseInTotalsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Балансовое поле проводки — одно на дебет и кредит, иначе своё у каждой стороны.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_balance_field: RehearsedHandler<
    MetadataEditSetBalanceFieldArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Поле проводки доступно только на счетах с этим признаком учёта.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_accounting_flag: RehearsedHandler<
    MetadataEditSetAccountingFlagArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * План счетов регистра бухгалтерии или план видов расчёта регистра расчёта; старые записи станут чужими.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  set_register_chart: RehearsedHandler<
    MetadataEditSetRegisterChartArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Проводка с дебетом и кредитом в одной записи или односторонняя.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_correspondence: RehearsedHandler<
    MetadataEditSetCorrespondenceArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Добавляет агрегат оборотного регистра — заранее сгруппированные итоги по набору измерений.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  add_aggregate: RehearsedHandler<
    MetadataEditAddAggregateArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Ведёт для записей расчёта период действия, с ним работают вытеснение и фактический период.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_action_period: RehearsedHandler<
    MetadataEditSetActionPeriodArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * График работы — регистр сведений, по которому считаются дни и часы начисления.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_work_schedule: RehearsedHandler<
    MetadataEditSetWorkScheduleArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Виды субконто плана счетов и сколько их помещается на счёт; убавка стирает лишнюю аналитику.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_ext_dimensions: RehearsedHandler<
    MetadataEditSetExtDimensionsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Маска кода счёта, где \@ — знак кода, а точка отделяет субсчёт.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_account_code_mask: RehearsedHandler<
    MetadataEditSetAccountCodeMaskArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Типы значений характеристик — дополнительных реквизитов, субконто; снятый тип очистит значения у всех видов.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_characteristic_types: RehearsedHandler<
    MetadataEditSetCharacteristicTypesArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Откуда вид расчёта берёт базу — по периоду действия или регистрации.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_calculation_dependence: RehearsedHandler<
    MetadataEditSetCalculationDependenceArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Куда встанет команда — группа панели навигации, действий или командной панели формы.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_command_group: RehearsedHandler<
    MetadataEditSetCommandGroupArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Как выглядит кнопка команды — надпись, картинка или обе.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_command_view: RehearsedHandler<
    MetadataEditSetCommandViewArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Сочетание клавиш; занятое платформой не сработает.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_command_shortcut: RehearsedHandler<
    MetadataEditSetCommandShortcutArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Команда получает ссылку такого типа и появляется в формах этих объектов.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_command_parameter: RehearsedHandler<
    MetadataEditSetCommandParameterArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Помечает команду изменяющей данные — форма сначала предложит записать, а при просмотре команда недоступна.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_command_modifies_data: RehearsedHandler<
    MetadataEditSetCommandModifiesDataArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * На каких устройствах форма доступна — компьютер, планшет и телефон.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_form_devices: RehearsedHandler<
    MetadataEditSetFormDevicesArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Состав подсистемы; через него объекты попадают в раздел и в выборки БСП.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_subsystem_content: RehearsedHandler<
    MetadataEditSetSubsystemContentArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Делает подсистему разделом командного интерфейса или оставляет служебной.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  show_in_interface: RehearsedHandler<
    MetadataEditShowInInterfaceArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Видимость команды в разделе — для всех или для одной роли.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_command_visibility: RehearsedHandler<
    MetadataEditSetCommandVisibilityArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Порядок команд в разделе — что идёт в панели навигации сначала, что потом.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  order_commands: RehearsedHandler<
    MetadataEditOrderCommandsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Что роль получает сама — права на новые объекты, на реквизиты, независимость подчинённых объектов.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_role_defaults: RehearsedHandler<
    MetadataEditSetRoleDefaultsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Где компилируется общий модуль. Снятый контекст сломает вызовы оттуда.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_module_contexts: RehearsedHandler<
    MetadataEditSetModuleContextsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Вызов сервера — клиентский код сможет вызвать экспортные методы серверного модуля.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_server_call: RehearsedHandler<
    MetadataEditSetServerCallArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Глобальный общий модуль — экспортные методы вызывают без его имени, возможны конфликты имён.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_module_global: RehearsedHandler<
    MetadataEditSetModuleGlobalArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Привилегированный общий модуль — выполняется без проверки прав пользователя.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_module_privileged: RehearsedHandler<
    MetadataEditSetModulePrivilegedArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Повторное использование значений — функция модуля помнит результат на время вызова или сеанса и не замечает изменённых данных.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  cache_return_values: RehearsedHandler<
    MetadataEditCacheReturnValuesArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Объекты, чьи изменения регистрируются для узлов; value задаёт авторегистрацию добавленных.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_exchange_content: RehearsedHandler<
    MetadataEditSetExchangeContentArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Превращает план обмена в распределённую базу, узлы которой получают и конфигурацию.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  set_distributed_base: RehearsedHandler<
    MetadataEditSetDistributedBaseArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Что запускает задание — процедура серверного общего модуля.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_job_method: RehearsedHandler<
    MetadataEditSetJobMethodArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Когда запускается предопределённое задание; изменённое в базе расписание не перебивает.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_job_schedule: RehearsedHandler<
    MetadataEditSetJobScheduleArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Включает запуск задания сразу после обновления базы.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  enable_job: RehearsedHandler<
    MetadataEditEnableJobArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Сколько раз и через сколько секунд повторить упавшее задание.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_job_restart: RehearsedHandler<
    MetadataEditSetJobRestartArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Где лежит значение опции — константа, реквизит справочника или ресурс регистра сведений.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_option_storage: RehearsedHandler<
    MetadataEditSetOptionStorageArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Что исчезнет из интерфейса при выключенной опции; данные и код остаются доступны.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_option_content: RehearsedHandler<
    MetadataEditSetOptionContentArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Измерения и справочники, по которым опция принимает разные значения.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_option_parameter: RehearsedHandler<
    MetadataEditSetOptionParameterArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Корневой адрес HTTP-сервиса; внешним системам придётся сменить ссылку.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_root_url: RehearsedHandler<
    MetadataEditSetRootUrlArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Держит сеанс веб- или HTTP-сервиса между запросами, чтобы не начинать новый.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  reuse_sessions: RehearsedHandler<
    MetadataEditReuseSessionsArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Шаблон пути с параметрами в фигурных скобках.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_url_template: RehearsedHandler<
    MetadataEditSetUrlTemplateArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * На какой глагол HTTP отвечает метод шаблона.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_http_method: RehearsedHandler<
    MetadataEditSetHttpMethodArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Функция модуля сервиса, которая отвечает на запрос или операцию; отсутствующую не создаёт.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_service_handler: RehearsedHandler<
    MetadataEditSetServiceHandlerArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * URI пространства имён веб-сервиса или пакета XDTO; клиенты по прежнему WSDL перестанут работать.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_service_namespace: RehearsedHandler<
    MetadataEditSetServiceNamespaceArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Что возвращает операция веб-сервиса — тип XDTO, и может ли он быть пустым.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_operation_result: RehearsedHandler<
    MetadataEditSetOperationResultArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * За чьими событиями следит подписка; лишний тип источника замедлит каждую запись.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_subscription_sources: RehearsedHandler<
    MetadataEditSetSubscriptionSourcesArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Событие источника, на которое сработает подписка.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_subscription_event: RehearsedHandler<
    MetadataEditSetSubscriptionEventArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Обработчик подписки — экспортный метод с параметром Источник; лишний параметр сорвёт запись.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_subscription_handler: RehearsedHandler<
    MetadataEditSetSubscriptionHandlerArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Состав определяемого типа — меняет сразу все поля, которые на него опираются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_defined_type: RehearsedHandler<
    MetadataEditSetDefinedTypeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * В каких объектах общий реквизит используется вопреки автоматическому правилу.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_common_attribute_content: RehearsedHandler<
    MetadataEditSetCommonAttributeContentArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Заводит общий реквизит во всех объектах, где он не запрещён явно.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  set_common_attribute_auto_use: RehearsedHandler<
    MetadataEditSetCommonAttributeAutoUseArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Общий реквизит разделяет данные по областям или перестаёт их разделять.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.restructure` (Перестройка данных), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  set_data_separation: RehearsedHandler<
    MetadataEditSetDataSeparationArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * По каким реквизитам критерий отбора собирает связанные документы.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_criterion_content: RehearsedHandler<
    MetadataEditSetCriterionContentArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Регистр с исполнителями и реквизит, по которому задача находит адресата.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_task_addressing: RehearsedHandler<
    MetadataEditSetTaskAddressingArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Какие задачи порождают точки действия бизнес-процесса.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_process_task: RehearsedHandler<
    MetadataEditSetProcessTaskArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Какой макет служит отчёту основной схемой компоновки.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_main_schema: RehearsedHandler<
    MetadataEditSetMainSchemaArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Основные роли конфигурации, они действуют, пока в базе нет пользователей.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  set_default_roles: RehearsedHandler<
    MetadataEditSetDefaultRolesArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `metadata_edit` и возвращает их же: недостающий или лишний не компилируется. */
export function defineMetadataEdit<Reading, Core>(): Define<
  MetadataEditHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `set_synonym` инструмента `metadata_edit`.
 *
 * Синоним, то есть имя объекта, которое видит пользователь. На код и запросы не влияет.
 */
export interface MetadataEditSetSynonymArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `set_comment` инструмента `metadata_edit`.
 *
 * Комментарий объекта или реквизита для разработчиков, пользователь его не видит.
 */
export interface MetadataEditSetCommentArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
}

/**
 * Аргументы действия `set_tooltip` инструмента `metadata_edit`.
 *
 * Задаёт всплывающую подсказку поля или команды; форма может её переопределить.
 */
export interface MetadataEditSetTooltipArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `set_explanation` инструмента `metadata_edit`.
 *
 * Пояснение под заголовком объекта или раздела, одна-две фразы для пользователя.
 */
export interface MetadataEditSetExplanationArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `set_object_presentation` инструмента `metadata_edit`.
 *
 * Название одного элемента в заголовке его формы и в команде «Создать».
 */
export interface MetadataEditSetObjectPresentationArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `set_list_presentation` инструмента `metadata_edit`.
 *
 * Название списка в панели навигации и заголовке формы списка.
 */
export interface MetadataEditSetListPresentationArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `set_extended_presentation` инструмента `metadata_edit`.
 *
 * Длинный заголовок формы, который вытесняет краткое представление элемента (Object) или списка (List).
 */
export interface MetadataEditSetExtendedPresentationArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Object" | "List";
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `include_in_help` инструмента `metadata_edit`.
 *
 * Решает, попадёт ли страница справки объекта в общее содержание справки.
 */
export interface MetadataEditIncludeInHelpArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_standard_commands` инструмента `metadata_edit`.
 *
 * Разрешает платформе самой давать команды открытия и создания. Без них объект исчезает из панелей разделов.
 */
export interface MetadataEditSetStandardCommandsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_picture` инструмента `metadata_edit`.
 *
 * Назначает картинку разделу или команде — из общих или стандартных.
 */
export interface MetadataEditSetPictureArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: string;
}

/**
 * Аргументы действия `load_picture` инструмента `metadata_edit`.
 *
 * Загружает файл PNG, SVG или ZIP с вариантами в общую картинку; прежнее изображение пропадает.
 */
export interface MetadataEditLoadPictureArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Файл относительно папки проекта. */
  path: string;
}

/**
 * Аргументы действия `set_full_text_search` инструмента `metadata_edit`.
 *
 * Включает объект или поле в индекс полнотекстового поиска; индекс дополнится при следующем обновлении.
 */
export interface MetadataEditSetFullTextSearchArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Use" | "DontUse";
}

/**
 * Аргументы действия `set_data_history` инструмента `metadata_edit`.
 *
 * История данных — версия при каждой записи. При выключении накопленные версии остаются.
 */
export interface MetadataEditSetDataHistoryArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Use" | "DontUse";
}

/**
 * Аргументы действия `set_field_history` инструмента `metadata_edit`.
 *
 * Исключает одно поле из версий — его изменения новую версию не создают.
 */
export interface MetadataEditSetFieldHistoryArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Use" | "DontUse";
}

/**
 * Аргументы действия `set_data_lock_mode` инструмента `metadata_edit`.
 *
 * Кто ставит блокировки в транзакции — платформа (Automatic) или код через БлокировкаДанных (Managed).
 */
export interface MetadataEditSetDataLockModeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Automatic" | "Managed";
}

/**
 * Аргументы действия `set_data_lock_fields` инструмента `metadata_edit`.
 *
 * Поля, по которым код сможет блокировать записи управляемой блокировкой.
 */
export interface MetadataEditSetDataLockFieldsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Имена полей по порядку. */
  fields: string[];
}

/**
 * Аргументы действия `set_input_by_string` инструмента `metadata_edit`.
 *
 * Поля, по которым платформа подбирает значение, пока пользователь печатает. Строки неограниченной длины не годятся.
 */
export interface MetadataEditSetInputByStringArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Имена полей по порядку. */
  fields: string[];
}

/**
 * Аргументы действия `set_search_on_input` инструмента `metadata_edit`.
 *
 * Сравнивает набранное с началом поля (Begin) или с любой его частью (AnyPart); второе обходит индекс и медленнее.
 */
export interface MetadataEditSetSearchOnInputArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Begin" | "AnyPart";
}

/**
 * Аргументы действия `set_based_on` инструмента `metadata_edit`.
 *
 * Из каких объектов его можно ввести на основании; обработку заполнения пишут в модуле.
 */
export interface MetadataEditSetBasedOnArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_create_on_input` инструмента `metadata_edit`.
 *
 * Показывает «Создать» в выпадающем списке поля со ссылкой на этот объект.
 */
export interface MetadataEditSetCreateOnInputArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Auto" | "Use" | "DontUse";
}

/**
 * Аргументы действия `set_edit_type` инструмента `metadata_edit`.
 *
 * Где правят элемент — в строке списка, в отдельной форме или обоими способами.
 */
export interface MetadataEditSetEditTypeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "InList" | "InDialog" | "BothWays";
}

/**
 * Аргументы действия `set_quick_choice` инструмента `metadata_edit`.
 *
 * Заменяет форму выбора выпадающим списком всех элементов; годится, пока их десятки.
 */
export interface MetadataEditSetQuickChoiceArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_choice_mode` инструмента `metadata_edit`.
 *
 * Откуда выбирать объект по умолчанию — из формы, из списка или на усмотрение поля.
 */
export interface MetadataEditSetChoiceModeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "BothWays" | "FromForm" | "QuickChoice";
}

/**
 * Аргументы действия `set_default_form` инструмента `metadata_edit`.
 *
 * Основная форма элемента, группы, списка или выбора. Без form платформа снова построит её сама.
 */
export interface MetadataEditSetDefaultFormArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Для чего форма. */
  purpose:
    | "Object"
    | "Folder"
    | "List"
    | "Choice"
    | "FolderChoice"
    | "Record"
    | "Main"
    | "Settings"
    | "Variant";
  /** Адрес формы. */
  form?: FormFqn;
}

/**
 * Аргументы действия `set_hierarchy` инструмента `metadata_edit`.
 *
 * Делает объект иерархическим, с группами или подчинением элементов. Выключение оставит элементы без родителей.
 */
export interface MetadataEditSetHierarchyArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Вид иерархии справочника. */
  value?: "HierarchyFoldersAndItems" | "HierarchyOfItems";
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `limit_levels` инструмента `metadata_edit`.
 *
 * Ограничивает глубину иерархии; 0 снимает ограничение. Уже вложенные глубже останутся.
 */
export interface MetadataEditLimitLevelsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Уровней, 0 — без предела. */
  count: number;
}

/**
 * Аргументы действия `set_folders_on_top` инструмента `metadata_edit`.
 *
 * Показывает группы сверху, перед элементами, в иерархических списках.
 */
export interface MetadataEditSetFoldersOnTopArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_owners` инструмента `metadata_edit`.
 *
 * Подчиняет справочник владельцам; с этого момента элемент без владельца не записать.
 */
export interface MetadataEditSetOwnersArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Чему у владельца подчиняются. */
  value?: "ToItems" | "ToFolders" | "ToFoldersAndItems";
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_code_length` инструмента `metadata_edit`.
 *
 * Длина кода; 0 убирает код вовсе, укорочение обрежет записанные и может дать повторы.
 */
export interface MetadataEditSetCodeLengthArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length: number;
}

/**
 * Аргументы действия `set_code_type` инструмента `metadata_edit`.
 *
 * Хранит код числом или строкой; при переходе к числу нечисловые коды теряются.
 */
export interface MetadataEditSetCodeTypeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "String" | "Number";
}

/**
 * Аргументы действия `set_code_series` инструмента `metadata_edit`.
 *
 * В каких границах код уникален — весь справочник, один родитель или один владелец.
 */
export interface MetadataEditSetCodeSeriesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "WholeCatalog" | "WithinSubordination" | "WithinOwnerSubordination";
}

/**
 * Аргументы действия `check_uniqueness` инструмента `metadata_edit`.
 *
 * Контролирует уникальность кода или номера при записи; старые повторы не ищет.
 */
export interface MetadataEditCheckUniquenessArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_autonumbering` инструмента `metadata_edit`.
 *
 * Присваивает следующий код или номер новому элементу, если его не ввели.
 */
export interface MetadataEditSetAutonumberingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_description_length` инструмента `metadata_edit`.
 *
 * Длина стандартного наименования, до 150; длинные значения при сокращении обрежутся.
 */
export interface MetadataEditSetDescriptionLengthArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length: number;
}

/**
 * Аргументы действия `set_main_presentation` инструмента `metadata_edit`.
 *
 * Что показывает ссылка в полях и списках — код или наименование.
 */
export interface MetadataEditSetMainPresentationArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "AsCode" | "AsDescription";
}

/**
 * Аргументы действия `set_predefined_update` инструмента `metadata_edit`.
 *
 * Когда платформа сама заводит предопределённые в базе — всегда, никогда или в главном узле.
 */
export interface MetadataEditSetPredefinedUpdateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Auto" | "AutoUpdate" | "DontAutoUpdate";
}

/**
 * Аргументы действия `add_predefined` инструмента `metadata_edit`.
 *
 * Добавляет предопределённый элемент; в коде он доступен по имени, в базе появится при обновлении.
 */
export interface MetadataEditAddPredefinedArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Наименование элемента. */
  text?: string;
  /** Имя предопределённого элемента. */
  name: string;
  /** Код элемента. */
  code?: string;
  /** Имя предопределённой группы. */
  parent?: string;
  /**
   * Создать группу, а не элемент.
   *
   * По умолчанию `false`.
   */
  folder: boolean;
}

/**
 * Аргументы действия `edit_predefined` инструмента `metadata_edit`.
 *
 * Правит имя, код или наименование предопределённого. Новое имя ломает обращения к старому в коде.
 */
export interface MetadataEditEditPredefinedArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Наименование элемента. */
  text?: string;
  /** Имя предопределённого элемента. */
  name: string;
  /** Новое имя. */
  newName?: string;
  /** Код элемента. */
  code?: string;
  /** Имя предопределённой группы. */
  parent?: string;
}

/**
 * Аргументы действия `delete_predefined` инструмента `metadata_edit`.
 *
 * Убирает предопределённый элемент; записанный в базе станет обычным и помеченным на удаление.
 */
export interface MetadataEditDeletePredefinedArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Имя предопределённого элемента. */
  name: string;
}

/**
 * Аргументы действия `set_number_type` инструмента `metadata_edit`.
 *
 * Хранит номер документа строкой или числом; префиксы возможны только в строке.
 */
export interface MetadataEditSetNumberTypeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "String" | "Number";
}

/**
 * Аргументы действия `set_number_length` инструмента `metadata_edit`.
 *
 * Разрядность номера документа; укорочение на занятой базе рождает одинаковые номера.
 */
export interface MetadataEditSetNumberLengthArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length: number;
}

/**
 * Аргументы действия `set_number_periodicity` инструмента `metadata_edit`.
 *
 * Через какой срок нумерация документов начинается заново.
 */
export interface MetadataEditSetNumberPeriodicityArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Nonperiodical" | "Year" | "Quarter" | "Month" | "Day";
}

/**
 * Аргументы действия `assign_numerator` инструмента `metadata_edit`.
 *
 * Отдаёт нумерацию общему нумератору, собственные свойства номера перестают действовать.
 */
export interface MetadataEditAssignNumeratorArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адрес нумератора. */
  value: string;
}

/**
 * Аргументы действия `allow_posting` инструмента `metadata_edit`.
 *
 * Разрешает проведение; без него документ только записывается и движений не делает.
 */
export interface MetadataEditAllowPostingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Allow" | "Deny";
}

/**
 * Аргументы действия `allow_real_time_posting` инструмента `metadata_edit`.
 *
 * Оперативное проведение текущим временем; задним числом документ проводится неоперативно.
 */
export interface MetadataEditAllowRealTimePostingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Allow" | "Deny";
}

/**
 * Аргументы действия `set_register_records` инструмента `metadata_edit`.
 *
 * В какие регистры документ пишет движения; у исключённого регистра движения документа удалятся.
 */
export interface MetadataEditSetRegisterRecordsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Регистры, подчинённые регистратору. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_records_deletion` инструмента `metadata_edit`.
 *
 * Чистит движения при отмене проведения и перепроведении или оставляет это коду.
 */
export interface MetadataEditSetRecordsDeletionArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "AutoDelete" | "AutoDeleteOnUnpost" | "AutoDeleteOff";
}

/**
 * Аргументы действия `set_records_writing` инструмента `metadata_edit`.
 *
 * Какие наборы движений запишет платформа — изменённые или отмеченные флагом Записывать.
 */
export interface MetadataEditSetRecordsWritingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "WriteModified" | "WriteSelected";
}

/**
 * Аргументы действия `set_sequence_filling` инструмента `metadata_edit`.
 *
 * Кто регистрирует документ в последовательностях — платформа при проведении или код.
 */
export interface MetadataEditSetSequenceFillingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "AutoFill" | "AutoFillOff";
}

/**
 * Аргументы действия `set_posting_privileges` инструмента `metadata_edit`.
 *
 * Привилегированный режим проведения или его отмены, права на регистры не проверяются.
 */
export interface MetadataEditSetPostingPrivilegesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Post" | "Unpost";
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_journal_documents` инструмента `metadata_edit`.
 *
 * Состав журнала — документы, которые видны в его общем списке.
 */
export interface MetadataEditSetJournalDocumentsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_journal_column` инструмента `metadata_edit`.
 *
 * Из каких реквизитов берётся графа журнала, по одному на документ.
 */
export interface MetadataEditSetJournalColumnArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса реквизитов. */
  items: Fqn[];
}

/**
 * Аргументы действия `set_sequence_documents` инструмента `metadata_edit`.
 *
 * Какие документы входят в последовательность; её границу затем нужно восстановить.
 */
export interface MetadataEditSetSequenceDocumentsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_type` инструмента `metadata_edit`.
 *
 * Тип значения реквизита — строка, число, дата или ссылка. Значения снятых типов при обновлении базы пропадут.
 */
export interface MetadataEditSetTypeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length?: number;
  /** Знаков после запятой. */
  fraction?: number;
  /** Полный список типов. */
  types: TypeName[];
}

/** Результат действия `set_type` инструмента `metadata_edit`. */
export interface MetadataEditSetTypeResult {
  /** Таблиц, которые перестроит обновление базы. */
  tablesChanged: number;
  [key: string]: unknown;
}

/**
 * Аргументы действия `set_length` инструмента `metadata_edit`.
 *
 * Длина строкового поля; 0 — без ограничения, такое поле нельзя индексировать и сравнивать в запросе.
 */
export interface MetadataEditSetLengthArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length: number;
}

/** Результат действия `set_length` инструмента `metadata_edit`. */
export interface MetadataEditSetLengthResult {
  /** Длина после записи. */
  length: number;
  [key: string]: unknown;
}

/**
 * Аргументы действия `set_allowed_length` инструмента `metadata_edit`.
 *
 * Фиксированная длина дополняет строку пробелами (Fixed), переменная хранит как есть (Variable).
 */
export interface MetadataEditSetAllowedLengthArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Variable" | "Fixed";
}

/**
 * Аргументы действия `set_number_precision` инструмента `metadata_edit`.
 *
 * Разрядность числа всего и после запятой; сужение обрежет большие суммы.
 */
export interface MetadataEditSetNumberPrecisionArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length: number;
  /** Знаков после запятой. */
  fraction: number;
}

/**
 * Аргументы действия `set_number_sign` инструмента `metadata_edit`.
 *
 * Пропускает отрицательные числа (Any) или только неотрицательные (Nonnegative).
 */
export interface MetadataEditSetNumberSignArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Any" | "Nonnegative";
}

/**
 * Аргументы действия `set_date_parts` инструмента `metadata_edit`.
 *
 * Что хранит поле даты — день, время или то и другое; отброшенная часть обнуляется.
 */
export interface MetadataEditSetDatePartsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Date" | "Time" | "DateTime";
}

/**
 * Аргументы действия `set_fill_check` инструмента `metadata_edit`.
 *
 * Не даёт сохранить из формы пустое обязательное поле; запись из кода не проверяется.
 */
export interface MetadataEditSetFillCheckArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "DontCheck" | "ShowError";
}

/**
 * Аргументы действия `set_fill_value` инструмента `metadata_edit`.
 *
 * Чем заполнить поле нового объекта; существующие записи не меняются.
 */
export interface MetadataEditSetFillValueArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Литерал или адрес предопределённого. */
  value: string;
}

/**
 * Аргументы действия `set_fill_from_filling` инструмента `metadata_edit`.
 *
 * Берёт значение поля из данных заполнения, например из отбора списка, где нажали «Создать».
 */
export interface MetadataEditSetFillFromFillingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_indexing` инструмента `metadata_edit`.
 *
 * Строит индекс по полю, при желании с упорядочиванием. Отборы ускорятся, запись замедлится.
 */
export interface MetadataEditSetIndexingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "DontIndex" | "Index" | "IndexWithAdditionalOrder";
}

/**
 * Аргументы действия `set_value_range` инструмента `metadata_edit`.
 *
 * Наименьшее и наибольшее значение, которые пропустит поле ввода; код ими не ограничен.
 */
export interface MetadataEditSetValueRangeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Наименьшее значение. */
  minValue?: number;
  /** Наибольшее значение. */
  maxValue?: number;
}

/**
 * Аргументы действия `set_choice_parameters` инструмента `metadata_edit`.
 *
 * Параметры выбора — постоянные отборы, с которыми предлагаются значения поля.
 */
export interface MetadataEditSetChoiceParametersArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новый набор параметров выбора, пустой список убирает все. */
  choiceParameters: ChoiceParameter[];
}

/**
 * Аргументы действия `set_choice_links` инструмента `metadata_edit`.
 *
 * Связи параметров выбора сужают его по соседнему полю — договоры одного контрагента, счета одной организации.
 */
export interface MetadataEditSetChoiceLinksArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новый набор связей, пустой список убирает все. */
  choiceLinks: ChoiceLink[];
}

/**
 * Аргументы действия `set_choice_form` инструмента `metadata_edit`.
 *
 * Своя форма выбора для этого поля вместо основной у типа.
 */
export interface MetadataEditSetChoiceFormArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адрес формы. */
  form: FormFqn;
}

/**
 * Аргументы действия `set_field_quick_choice` инструмента `metadata_edit`.
 *
 * Спорит с настройкой типа — список вместо формы только в этом поле.
 */
export interface MetadataEditSetFieldQuickChoiceArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Auto" | "Use" | "DontUse";
}

/**
 * Аргументы действия `set_choice_folders` инструмента `metadata_edit`.
 *
 * Что указывать в поле при выборе — элементы, группы или всё.
 */
export interface MetadataEditSetChoiceFoldersArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Items" | "Folders" | "FoldersAndItems";
}

/**
 * Аргументы действия `set_format` инструмента `metadata_edit`.
 *
 * Форматная строка, которой показывают число, дату или булево в списках и отчётах.
 */
export interface MetadataEditSetFormatArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `set_edit_format` инструмента `metadata_edit`.
 *
 * Форматная строка на время ввода, пока курсор в поле.
 */
export interface MetadataEditSetEditFormatArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
  /** Код языка конфигурации, без него — основной язык. */
  language?: Language;
}

/**
 * Аргументы действия `set_mask` инструмента `metadata_edit`.
 *
 * Маска посимвольного ввода; вставка из буфера тоже ей подчиняется.
 */
export interface MetadataEditSetMaskArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
}

/**
 * Аргументы действия `set_multiline` инструмента `metadata_edit`.
 *
 * Разрешает вводить в поле несколько строк.
 */
export interface MetadataEditSetMultilineArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_password_mode` инструмента `metadata_edit`.
 *
 * Режим пароля прячет ввод за точками; в базе значение остаётся открытым.
 */
export interface MetadataEditSetPasswordModeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_attribute_use` инструмента `metadata_edit`.
 *
 * Заводит реквизит или табличную часть у элементов, у групп или у тех и других; у отключённых данные потеряются.
 */
export interface MetadataEditSetAttributeUseArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "ForItem" | "ForFolder" | "ForFolderAndItem";
}

/**
 * Аргументы действия `set_link_by_type` инструмента `metadata_edit`.
 *
 * Тип значения зависит от вида характеристики или субконто в другом поле.
 */
export interface MetadataEditSetLinkByTypeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Поле, задающее тип. */
  value: string;
  /** Номер субконто, если поле — счёт. */
  count?: number;
}

/**
 * Аргументы действия `move_member` инструмента `metadata_edit`.
 *
 * Ставит реквизит, значение перечисления или команду перед соседом; порядок видят формы и выпадающие списки.
 */
export interface MetadataEditMoveMemberArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Имя соседа, перед которым встать, без него — в конец. */
  before?: string;
}

/**
 * Аргументы действия `set_line_number_length` инструмента `metadata_edit`.
 *
 * Сколько цифр у номера строки табличной части; девять позволяют больше 99 999 строк.
 */
export interface MetadataEditSetLineNumberLengthArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length: number;
}

/**
 * Аргументы действия `require_rows` инструмента `metadata_edit`.
 *
 * Обязательная табличная часть — без строк объект из формы не записать.
 */
export interface MetadataEditRequireRowsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "DontCheck" | "ShowError";
}

/**
 * Аргументы действия `set_write_mode` инструмента `metadata_edit`.
 *
 * Независимый регистр сведений или подчинённый регистратору; записи при смене не переносятся.
 */
export interface MetadataEditSetWriteModeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Independent" | "RecorderSubordinate";
}

/**
 * Аргументы действия `set_periodicity` инструмента `metadata_edit`.
 *
 * Отрезок времени, в пределах которого запись регистра сведений одна; укрупнение сольёт записи с потерями.
 */
export interface MetadataEditSetPeriodicityArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value:
    | "Nonperiodical"
    | "Second"
    | "Day"
    | "Month"
    | "Quarter"
    | "Year"
    | "RecorderPosition";
}

/**
 * Аргументы действия `set_slice_totals` инструмента `metadata_edit`.
 *
 * Хранит готовый срез первых или последних, чтобы виртуальная таблица читалась без перебора истории.
 */
export interface MetadataEditSetSliceTotalsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "First" | "Last";
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_register_kind` инструмента `metadata_edit`.
 *
 * Регистр накопления остатков или оборотов; при смене вид движения и итоги пропадают.
 */
export interface MetadataEditSetRegisterKindArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Balance" | "Turnovers";
}

/**
 * Аргументы действия `split_totals` инструмента `metadata_edit`.
 *
 * Разделяет строки итогов, чтобы параллельные проведения не ждали друг друга; чтение итогов дорожает.
 */
export interface MetadataEditSplitTotalsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_leading_dimension` инструмента `metadata_edit`.
 *
 * Ведущее измерение — с удалением его объекта исчезнут и записи регистра.
 */
export interface MetadataEditSetLeadingDimensionArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_main_filter` инструмента `metadata_edit`.
 *
 * Включает измерение в основной отбор, по нему платформа регистрирует изменения и ищет записи.
 */
export interface MetadataEditSetMainFilterArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `deny_empty_dimension` инструмента `metadata_edit`.
 *
 * Отказывает в записи с незаполненным измерением, откуда бы она ни пришла.
 */
export interface MetadataEditDenyEmptyDimensionArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `use_in_totals` инструмента `metadata_edit`.
 *
 * Хранит итоги оборотного регистра в разрезе измерения; без него отбор по нему читает движения.
 */
export interface MetadataEditUseInTotalsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_balance_field` инструмента `metadata_edit`.
 *
 * Балансовое поле проводки — одно на дебет и кредит, иначе своё у каждой стороны.
 */
export interface MetadataEditSetBalanceFieldArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_accounting_flag` инструмента `metadata_edit`.
 *
 * Поле проводки доступно только на счетах с этим признаком учёта.
 */
export interface MetadataEditSetAccountingFlagArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Признак учёта счёта или субконто. */
  value: string;
}

/**
 * Аргументы действия `set_register_chart` инструмента `metadata_edit`.
 *
 * План счетов регистра бухгалтерии или план видов расчёта регистра расчёта; старые записи станут чужими.
 */
export interface MetadataEditSetRegisterChartArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: string;
}

/**
 * Аргументы действия `set_correspondence` инструмента `metadata_edit`.
 *
 * Проводка с дебетом и кредитом в одной записи или односторонняя.
 */
export interface MetadataEditSetCorrespondenceArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `add_aggregate` инструмента `metadata_edit`.
 *
 * Добавляет агрегат оборотного регистра — заранее сгруппированные итоги по набору измерений.
 */
export interface MetadataEditAddAggregateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Периодичность агрегата. */
  value?: "Auto" | "Day" | "Month" | "Quarter" | "HalfYear" | "Year";
  /** Измерения агрегата. */
  fields: string[];
}

/**
 * Аргументы действия `set_action_period` инструмента `metadata_edit`.
 *
 * Ведёт для записей расчёта период действия, с ним работают вытеснение и фактический период.
 */
export interface MetadataEditSetActionPeriodArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_work_schedule` инструмента `metadata_edit`.
 *
 * График работы — регистр сведений, по которому считаются дни и часы начисления.
 */
export interface MetadataEditSetWorkScheduleArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Регистр графика. */
  value: string;
  /** Ресурс значения и измерение даты. */
  fields: string[];
}

/**
 * Аргументы действия `set_ext_dimensions` инструмента `metadata_edit`.
 *
 * Виды субконто плана счетов и сколько их помещается на счёт; убавка стирает лишнюю аналитику.
 */
export interface MetadataEditSetExtDimensionsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** План видов характеристик. */
  value: string;
  /** Субконто на счёте. */
  count: number;
}

/**
 * Аргументы действия `set_account_code_mask` инструмента `metadata_edit`.
 *
 * Маска кода счёта, где \@ — знак кода, а точка отделяет субсчёт.
 */
export interface MetadataEditSetAccountCodeMaskArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
}

/**
 * Аргументы действия `set_characteristic_types` инструмента `metadata_edit`.
 *
 * Типы значений характеристик — дополнительных реквизитов, субконто; снятый тип очистит значения у всех видов.
 */
export interface MetadataEditSetCharacteristicTypesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Полный список типов. */
  types: TypeName[];
}

/**
 * Аргументы действия `set_calculation_dependence` инструмента `metadata_edit`.
 *
 * Откуда вид расчёта берёт базу — по периоду действия или регистрации.
 */
export interface MetadataEditSetCalculationDependenceArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "DontUse" | "OnActionPeriod" | "OnRegistrationPeriod";
}

/**
 * Аргументы действия `set_command_group` инструмента `metadata_edit`.
 *
 * Куда встанет команда — группа панели навигации, действий или командной панели формы.
 */
export interface MetadataEditSetCommandGroupArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: string;
}

/**
 * Аргументы действия `set_command_view` инструмента `metadata_edit`.
 *
 * Как выглядит кнопка команды — надпись, картинка или обе.
 */
export interface MetadataEditSetCommandViewArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Auto" | "Text" | "Picture" | "PictureAndText";
}

/**
 * Аргументы действия `set_command_shortcut` инструмента `metadata_edit`.
 *
 * Сочетание клавиш; занятое платформой не сработает.
 */
export interface MetadataEditSetCommandShortcutArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: string;
}

/**
 * Аргументы действия `set_command_parameter` инструмента `metadata_edit`.
 *
 * Команда получает ссылку такого типа и появляется в формах этих объектов.
 */
export interface MetadataEditSetCommandParameterArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Одна ссылка или все выделенные. */
  value?: "Single" | "Multiple";
  /** Полный список типов. */
  types: TypeName[];
}

/**
 * Аргументы действия `set_command_modifies_data` инструмента `metadata_edit`.
 *
 * Помечает команду изменяющей данные — форма сначала предложит записать, а при просмотре команда недоступна.
 */
export interface MetadataEditSetCommandModifiesDataArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_form_devices` инструмента `metadata_edit`.
 *
 * На каких устройствах форма доступна — компьютер, планшет и телефон.
 */
export interface MetadataEditSetFormDevicesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Полный список устройств. */
  devices: ("PersonalComputer" | "MobileDevice")[];
}

/**
 * Аргументы действия `set_subsystem_content` инструмента `metadata_edit`.
 *
 * Состав подсистемы; через него объекты попадают в раздел и в выборки БСП.
 */
export interface MetadataEditSetSubsystemContentArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `show_in_interface` инструмента `metadata_edit`.
 *
 * Делает подсистему разделом командного интерфейса или оставляет служебной.
 */
export interface MetadataEditShowInInterfaceArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_command_visibility` инструмента `metadata_edit`.
 *
 * Видимость команды в разделе — для всех или для одной роли.
 */
export interface MetadataEditSetCommandVisibilityArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Команда раздела. */
  value: string;
  /** Включить или выключить. */
  enabled: boolean;
  /** Адрес роли. */
  role?: RoleFqn;
}

/**
 * Аргументы действия `order_commands` инструмента `metadata_edit`.
 *
 * Порядок команд в разделе — что идёт в панели навигации сначала, что потом.
 */
export interface MetadataEditOrderCommandsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Группа панели навигации. */
  value?: "Important" | "Ordinary" | "SeeAlso";
  /** Команды по порядку. */
  items: Fqn[];
}

/**
 * Аргументы действия `set_role_defaults` инструмента `metadata_edit`.
 *
 * Что роль получает сама — права на новые объекты, на реквизиты, независимость подчинённых объектов.
 */
export interface MetadataEditSetRoleDefaultsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value:
    | "SetForNewObjects"
    | "SetForAttributesByDefault"
    | "IndependentRightsOfChildObjects";
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_module_contexts` инструмента `metadata_edit`.
 *
 * Где компилируется общий модуль. Снятый контекст сломает вызовы оттуда.
 */
export interface MetadataEditSetModuleContextsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Полный список контекстов компиляции. */
  contexts: (
    | "Server"
    | "ClientManagedApplication"
    | "ClientOrdinaryApplication"
    | "ExternalConnection"
  )[];
}

/**
 * Аргументы действия `set_server_call` инструмента `metadata_edit`.
 *
 * Вызов сервера — клиентский код сможет вызвать экспортные методы серверного модуля.
 */
export interface MetadataEditSetServerCallArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_module_global` инструмента `metadata_edit`.
 *
 * Глобальный общий модуль — экспортные методы вызывают без его имени, возможны конфликты имён.
 */
export interface MetadataEditSetModuleGlobalArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_module_privileged` инструмента `metadata_edit`.
 *
 * Привилегированный общий модуль — выполняется без проверки прав пользователя.
 */
export interface MetadataEditSetModulePrivilegedArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `cache_return_values` инструмента `metadata_edit`.
 *
 * Повторное использование значений — функция модуля помнит результат на время вызова или сеанса и не замечает изменённых данных.
 */
export interface MetadataEditCacheReturnValuesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "DontUse" | "DuringRequest" | "DuringSession";
}

/**
 * Аргументы действия `set_exchange_content` инструмента `metadata_edit`.
 *
 * Объекты, чьи изменения регистрируются для узлов; value задаёт авторегистрацию добавленных.
 */
export interface MetadataEditSetExchangeContentArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Авторегистрация. */
  value?: "Allow" | "Deny";
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_distributed_base` инструмента `metadata_edit`.
 *
 * Превращает план обмена в распределённую базу, узлы которой получают и конфигурацию.
 */
export interface MetadataEditSetDistributedBaseArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_job_method` инструмента `metadata_edit`.
 *
 * Что запускает задание — процедура серверного общего модуля.
 */
export interface MetadataEditSetJobMethodArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Экспортный метод общего модуля, через точку. */
  method: Method;
}

/**
 * Аргументы действия `set_job_schedule` инструмента `metadata_edit`.
 *
 * Когда запускается предопределённое задание; изменённое в базе расписание не перебивает.
 */
export interface MetadataEditSetJobScheduleArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Расписание регламентного задания. */
  schedule: Schedule;
}

/**
 * Аргументы действия `enable_job` инструмента `metadata_edit`.
 *
 * Включает запуск задания сразу после обновления базы.
 */
export interface MetadataEditEnableJobArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Включить или выключить. */
  enabled: boolean;
}

/**
 * Аргументы действия `set_job_restart` инструмента `metadata_edit`.
 *
 * Сколько раз и через сколько секунд повторить упавшее задание.
 */
export interface MetadataEditSetJobRestartArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Повторов. */
  count: number;
  /** Пауза в секундах. */
  seconds: number;
}

/**
 * Аргументы действия `set_option_storage` инструмента `metadata_edit`.
 *
 * Где лежит значение опции — константа, реквизит справочника или ресурс регистра сведений.
 */
export interface MetadataEditSetOptionStorageArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адрес хранения. */
  value: string;
}

/**
 * Аргументы действия `set_option_content` инструмента `metadata_edit`.
 *
 * Что исчезнет из интерфейса при выключенной опции; данные и код остаются доступны.
 */
export interface MetadataEditSetOptionContentArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_option_parameter` инструмента `metadata_edit`.
 *
 * Измерения и справочники, по которым опция принимает разные значения.
 */
export interface MetadataEditSetOptionParameterArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_root_url` инструмента `metadata_edit`.
 *
 * Корневой адрес HTTP-сервиса; внешним системам придётся сменить ссылку.
 */
export interface MetadataEditSetRootUrlArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
}

/**
 * Аргументы действия `reuse_sessions` инструмента `metadata_edit`.
 *
 * Держит сеанс веб- или HTTP-сервиса между запросами, чтобы не начинать новый.
 */
export interface MetadataEditReuseSessionsArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "DontUse" | "Use" | "AutoUse";
  /** Время жизни сеанса. */
  seconds?: number;
}

/**
 * Аргументы действия `set_url_template` инструмента `metadata_edit`.
 *
 * Шаблон пути с параметрами в фигурных скобках.
 */
export interface MetadataEditSetUrlTemplateArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
}

/**
 * Аргументы действия `set_http_method` инструмента `metadata_edit`.
 *
 * На какой глагол HTTP отвечает метод шаблона.
 */
export interface MetadataEditSetHttpMethodArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value:
    "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS" | "ANY";
}

/**
 * Аргументы действия `set_service_handler` инструмента `metadata_edit`.
 *
 * Функция модуля сервиса, которая отвечает на запрос или операцию; отсутствующую не создаёт.
 */
export interface MetadataEditSetServiceHandlerArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Имя функции. */
  name: string;
}

/**
 * Аргументы действия `set_service_namespace` инструмента `metadata_edit`.
 *
 * URI пространства имён веб-сервиса или пакета XDTO; клиенты по прежнему WSDL перестанут работать.
 */
export interface MetadataEditSetServiceNamespaceArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Текст, пустая строка очищает свойство. */
  text: string;
}

/**
 * Аргументы действия `set_operation_result` инструмента `metadata_edit`.
 *
 * Что возвращает операция веб-сервиса — тип XDTO, и может ли он быть пустым.
 */
export interface MetadataEditSetOperationResultArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: string;
  /** true разрешает пустое значение. */
  enabled?: boolean;
}

/**
 * Аргументы действия `set_subscription_sources` инструмента `metadata_edit`.
 *
 * За чьими событиями следит подписка; лишний тип источника замедлит каждую запись.
 */
export interface MetadataEditSetSubscriptionSourcesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Полный список типов. */
  types: TypeName[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_subscription_event` инструмента `metadata_edit`.
 *
 * Событие источника, на которое сработает подписка.
 */
export interface MetadataEditSetSubscriptionEventArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value:
    | "BeforeWrite"
    | "OnWrite"
    | "BeforeDelete"
    | "Posting"
    | "UndoPosting"
    | "Filling"
    | "FillCheckProcessing"
    | "OnCopy"
    | "OnSetNewCode"
    | "OnSetNewNumber"
    | "FormGetProcessing";
}

/**
 * Аргументы действия `set_subscription_handler` инструмента `metadata_edit`.
 *
 * Обработчик подписки — экспортный метод с параметром Источник; лишний параметр сорвёт запись.
 */
export interface MetadataEditSetSubscriptionHandlerArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Экспортный метод общего модуля, через точку. */
  method: Method;
}

/**
 * Аргументы действия `set_defined_type` инструмента `metadata_edit`.
 *
 * Состав определяемого типа — меняет сразу все поля, которые на него опираются.
 */
export interface MetadataEditSetDefinedTypeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Длина в знаках. */
  length?: number;
  /** Знаков после запятой. */
  fraction?: number;
  /** Полный список типов. */
  types: TypeName[];
}

/**
 * Аргументы действия `set_common_attribute_content` инструмента `metadata_edit`.
 *
 * В каких объектах общий реквизит используется вопреки автоматическому правилу.
 */
export interface MetadataEditSetCommonAttributeContentArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Auto" | "Use" | "DontUse";
  /** Адреса объектов. */
  items: Fqn[];
}

/**
 * Аргументы действия `set_common_attribute_auto_use` инструмента `metadata_edit`.
 *
 * Заводит общий реквизит во всех объектах, где он не запрещён явно.
 */
export interface MetadataEditSetCommonAttributeAutoUseArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Use" | "DontUse";
}

/**
 * Аргументы действия `set_data_separation` инструмента `metadata_edit`.
 *
 * Общий реквизит разделяет данные по областям или перестаёт их разделять.
 */
export interface MetadataEditSetDataSeparationArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Новое значение свойства. */
  value: "Separate" | "DontUse";
}

/**
 * Аргументы действия `set_criterion_content` инструмента `metadata_edit`.
 *
 * По каким реквизитам критерий отбора собирает связанные документы.
 */
export interface MetadataEditSetCriterionContentArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}

/**
 * Аргументы действия `set_task_addressing` инструмента `metadata_edit`.
 *
 * Регистр с исполнителями и реквизит, по которому задача находит адресата.
 */
export interface MetadataEditSetTaskAddressingArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Регистр адресации. */
  value: string;
  /** Основной реквизит адресации. */
  fields: string[];
}

/**
 * Аргументы действия `set_process_task` инструмента `metadata_edit`.
 *
 * Какие задачи порождают точки действия бизнес-процесса.
 */
export interface MetadataEditSetProcessTaskArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адрес задачи. */
  value: string;
}

/**
 * Аргументы действия `set_main_schema` инструмента `metadata_edit`.
 *
 * Какой макет служит отчёту основной схемой компоновки.
 */
export interface MetadataEditSetMainSchemaArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адрес схемы. */
  value: string;
}

/**
 * Аргументы действия `set_default_roles` инструмента `metadata_edit`.
 *
 * Основные роли конфигурации, они действуют, пока в базе нет пользователей.
 */
export interface MetadataEditSetDefaultRolesArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Адреса объектов. */
  items: Fqn[];
  /**
   * Добавить к составу, убрать из него или заменить его целиком.
   *
   * По умолчанию `"add"`.
   */
  change: "add" | "remove" | "replace";
}
