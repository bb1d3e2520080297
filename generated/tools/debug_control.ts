// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type {
  Define,
  ImmediateHandler,
  RehearsedHandler,
} from "contract-gate/runtime";

import type { ModuleFqn, Project } from "../types.js";

/**
 * Обработчики инструмента `debug_control`, по одному на действие.
 *
 * Управление отладкой
 *
 * Запускает приложение под отладкой, ставит и снимает точки останова, шагает по коду и подменяет значения.
 */
export interface DebugControlHandlers<Reading, Core> {
  /**
   * Ставит точку останова; если строка не исполняется, называет ближайшую исполняемую.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `debug.control` (Управление отладкой), для предпросмотра тоже.
   */
  set_breakpoint: RehearsedHandler<
    DebugControlSetBreakpointArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Снимает точку со строки, без строки — все точки модуля.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `debug.control` (Управление отладкой), для предпросмотра тоже.
   */
  remove_breakpoint: RehearsedHandler<
    DebugControlRemoveBreakpointArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Запускает тонкий, толстый или веб-клиент под отладкой.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `debug.control` (Управление отладкой).
   */
  start: ImmediateHandler<DebugControlStartArguments, unknown, Reading, Core>;

  /**
   * Шагает по коду внутрь вызова, через него или наружу и ждёт новой остановки.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `debug.control` (Управление отладкой).
   */
  step: ImmediateHandler<DebugControlStepArguments, unknown, Reading, Core>;

  /**
   * Отпускает сеанс до следующей точки останова.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `debug.control` (Управление отладкой).
   */
  resume: ImmediateHandler<DebugControlResumeArguments, unknown, Reading, Core>;

  /**
   * Останавливает сеанс там, где он выполняется сейчас.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `debug.control` (Управление отладкой).
   */
  suspend: ImmediateHandler<
    DebugControlSuspendArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Присваивает переменной остановленного сеанса значение выражения; функции в нём выполнятся по-настоящему.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `debug.control` (Управление отладкой).
   */
  set_variable: ImmediateHandler<
    DebugControlSetVariableArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Завершает отлаживаемое приложение, незаписанное в нём пропадёт.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `debug.control` (Управление отладкой).
   */
  stop: ImmediateHandler<DebugControlStopArguments, unknown, Reading, Core>;
}

/** Принимает обработчики инструмента `debug_control` и возвращает их же: недостающий или лишний не компилируется. */
export function defineDebugControl<Reading, Core>(): Define<
  DebugControlHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `set_breakpoint` инструмента `debug_control`.
 *
 * Ставит точку останова; если строка не исполняется, называет ближайшую исполняемую.
 */
export interface DebugControlSetBreakpointArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Строка модуля. */
  line: number;
  /** Условие остановки на встроенном языке. */
  condition?: string;
}

/**
 * Аргументы действия `remove_breakpoint` инструмента `debug_control`.
 *
 * Снимает точку со строки, без строки — все точки модуля.
 */
export interface DebugControlRemoveBreakpointArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес модуля. */
  fqn: ModuleFqn;
  /** Строка модуля. */
  line?: number;
}

/**
 * Аргументы действия `start` инструмента `debug_control`.
 *
 * Запускает тонкий, толстый или веб-клиент под отладкой.
 */
export interface DebugControlStartArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /**
   * Клиент.
   *
   * По умолчанию `"ThinClient"`.
   */
  client: "ThinClient" | "ThickClient" | "WebClient";
}

/**
 * Аргументы действия `step` инструмента `debug_control`.
 *
 * Шагает по коду внутрь вызова, через него или наружу и ждёт новой остановки.
 */
export interface DebugControlStepArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Номер сеанса, если их несколько. */
  session?: string;
  /**
   * Зайти в вызов, перешагнуть, выйти из метода.
   *
   * По умолчанию `"over"`.
   */
  kind: "into" | "over" | "out";
}

/**
 * Аргументы действия `resume` инструмента `debug_control`.
 *
 * Отпускает сеанс до следующей точки останова.
 */
export interface DebugControlResumeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Номер сеанса, если их несколько. */
  session?: string;
}

/**
 * Аргументы действия `suspend` инструмента `debug_control`.
 *
 * Останавливает сеанс там, где он выполняется сейчас.
 */
export interface DebugControlSuspendArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Номер сеанса, если их несколько. */
  session?: string;
}

/**
 * Аргументы действия `set_variable` инструмента `debug_control`.
 *
 * Присваивает переменной остановленного сеанса значение выражения; функции в нём выполнятся по-настоящему.
 */
export interface DebugControlSetVariableArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Номер сеанса, если их несколько. */
  session?: string;
  /** Переменная или путь внутрь неё. */
  path: string;
  /** Выражение встроенного языка. */
  value: string;
}

/**
 * Аргументы действия `stop` инструмента `debug_control`.
 *
 * Завершает отлаживаемое приложение, незаписанное в нём пропадёт.
 */
export interface DebugControlStopArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Номер сеанса, если их несколько. */
  session?: string;
}
