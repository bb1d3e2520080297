// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Fqn, ModuleFqn, Project } from "../types.js";

/**
 * Обработчики инструмента `configuration_update`, по одному на действие.
 *
 * Обновление конфигурации
 *
 * Проводит обновление на новую поставку — объединяет её с доработками, решает расхождения, снимает с поддержки, меняет версию и совместимость.
 */
export interface ConfigurationUpdateHandlers<Reading, Core> {
  /**
   * Начинает трёхстороннее объединение с файлом поставки. Предпросмотр сравнивает и считает конфликты, объекты не трогая.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже.
   */
  start_merge: RehearsedHandler<
    ConfigurationUpdateStartMergeArguments,
    ConfigurationUpdateStartMergeResult,
    Reading,
    Core
  >;

  /**
   * Решает расхождение по объекту — взять поставщика, оставить своё или соединить с приоритетом стороны.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже.
   */
  resolve_object: RehearsedHandler<
    ConfigurationUpdateResolveObjectArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Решает, взять одну процедуру модуля из поставки или оставить свою; прочее объединяется как решено для объекта.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  resolve_method: RehearsedHandler<
    ConfigurationUpdateResolveMethodArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Применяет все решения и фиксирует новую поставку. Отказывает, пока есть объекты без решения.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  finish_merge: RehearsedHandler<
    ConfigurationUpdateFinishMergeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Возвращает объект к типовому виду поставщика, свои изменения в нём теряются.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен confirm: адрес того, что меняется, ещё раз. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.
   */
  restore_vendor: RehearsedHandler<
    ConfigurationUpdateRestoreVendorArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Включает возможность изменения конфигурации; обновляться придётся сравнением, а не загрузкой.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  unlock_configuration: RehearsedHandler<
    ConfigurationUpdateUnlockConfigurationArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Снимает объект с замка, возвращает под замок или снимает с поддержки, после чего обновления его минуют.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.
   */
  set_support_rule: RehearsedHandler<
    ConfigurationUpdateSetSupportRuleArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Снимает с поддержки всю конфигурацию. Вернуть её можно лишь новым объединением с поставкой.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  drop_support: RehearsedHandler<
    ConfigurationUpdateDropSupportArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Поднимает номер версии конфигурации; от него зависят обработчики обновления БСП.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже.
   */
  set_version: RehearsedHandler<
    ConfigurationUpdateSetVersionArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Меняет режим совместимости с платформой. Новые возможности включатся, а часть поведения и индексов перестроится.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже. Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами. Для выполнения нужен confirm: адрес того, что меняется, ещё раз.
   */
  set_compatibility: RehearsedHandler<
    ConfigurationUpdateSetCompatibilityArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Сверяет заимствованное расширением с основной конфигурацией после её обновления и подтягивает контролируемые свойства.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `configuration.update` (Обновление конфигурации), для предпросмотра тоже.
   */
  refresh_adopted: RehearsedHandler<
    ConfigurationUpdateRefreshAdoptedArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `configuration_update` и возвращает их же: недостающий или лишний не компилируется. */
export function defineConfigurationUpdate<Reading, Core>(): Define<
  ConfigurationUpdateHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `start_merge` инструмента `configuration_update`.
 *
 * Начинает трёхстороннее объединение с файлом поставки. Предпросмотр сравнивает и считает конфликты, объекты не трогая.
 */
export interface ConfigurationUpdateStartMergeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: "Configuration";
  /** Файл поставки. */
  path: string;
}

/** Результат действия `start_merge` инструмента `configuration_update`. */
export interface ConfigurationUpdateStartMergeResult {
  /** Объектов с двойными изменениями. */
  conflicts: number;
  /** Новых объектов поставщика. */
  added: number;
  /** Удалённых поставщиком. */
  removed: number;
  [key: string]: unknown;
}

/**
 * Аргументы действия `resolve_object` инструмента `configuration_update`.
 *
 * Решает расхождение по объекту — взять поставщика, оставить своё или соединить с приоритетом стороны.
 */
export interface ConfigurationUpdateResolveObjectArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: Fqn;
  /** Чья сторона побеждает. */
  side: "Vendor" | "Own" | "CombineVendorFirst" | "CombineOwnFirst";
  /**
   * Распространить на подчинённые объекты.
   *
   * По умолчанию `false`.
   */
  nested: boolean;
}

/**
 * Аргументы действия `resolve_method` инструмента `configuration_update`.
 *
 * Решает, взять одну процедуру модуля из поставки или оставить свою; прочее объединяется как решено для объекта.
 */
export interface ConfigurationUpdateResolveMethodArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: ModuleFqn & Fqn;
  /** Чья сторона побеждает. */
  side: "Vendor" | "Own" | "CombineVendorFirst" | "CombineOwnFirst";
  /** Процедура или функция модуля объекта. */
  method: string;
}

/**
 * Аргументы действия `finish_merge` инструмента `configuration_update`.
 *
 * Применяет все решения и фиксирует новую поставку. Отказывает, пока есть объекты без решения.
 */
export interface ConfigurationUpdateFinishMergeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: "Configuration";
}

/**
 * Аргументы действия `restore_vendor` инструмента `configuration_update`.
 *
 * Возвращает объект к типовому виду поставщика, свои изменения в нём теряются.
 */
export interface ConfigurationUpdateRestoreVendorArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: Fqn;
  /**
   * Распространить на подчинённые объекты.
   *
   * По умолчанию `false`.
   */
  nested: boolean;
}

/**
 * Аргументы действия `unlock_configuration` инструмента `configuration_update`.
 *
 * Включает возможность изменения конфигурации; обновляться придётся сравнением, а не загрузкой.
 */
export interface ConfigurationUpdateUnlockConfigurationArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: "Configuration";
}

/**
 * Аргументы действия `set_support_rule` инструмента `configuration_update`.
 *
 * Снимает объект с замка, возвращает под замок или снимает с поддержки, после чего обновления его минуют.
 */
export interface ConfigurationUpdateSetSupportRuleArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: Fqn;
  /** На замке, редактируется или снят с поддержки. */
  rule: "Locked" | "Editable" | "OffSupport";
  /**
   * Распространить на подчинённые объекты.
   *
   * По умолчанию `false`.
   */
  nested: boolean;
}

/**
 * Аргументы действия `drop_support` инструмента `configuration_update`.
 *
 * Снимает с поддержки всю конфигурацию. Вернуть её можно лишь новым объединением с поставкой.
 */
export interface ConfigurationUpdateDropSupportArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: "Configuration";
}

/**
 * Аргументы действия `set_version` инструмента `configuration_update`.
 *
 * Поднимает номер версии конфигурации; от него зависят обработчики обновления БСП.
 */
export interface ConfigurationUpdateSetVersionArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: "Configuration";
  /** Версия. */
  version: string;
}

/**
 * Аргументы действия `set_compatibility` инструмента `configuration_update`.
 *
 * Меняет режим совместимости с платформой. Новые возможности включатся, а часть поведения и индексов перестроится.
 */
export interface ConfigurationUpdateSetCompatibilityArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: "Configuration";
  /** Версия платформы. */
  version: string;
}

/**
 * Аргументы действия `refresh_adopted` инструмента `configuration_update`.
 *
 * Сверяет заимствованное расширением с основной конфигурацией после её обновления и подтягивает контролируемые свойства.
 */
export interface ConfigurationUpdateRefreshAdoptedArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — вся конфигурация. */
  fqn: Fqn;
  /** Проект расширения. */
  extension: string;
}
