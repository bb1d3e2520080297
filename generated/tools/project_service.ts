// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type {
  Define,
  ImmediateHandler,
  ReadHandler,
  RehearsedHandler,
} from "contract-gate/runtime";

import type { Fqn, Hits, ModuleFqn, Project } from "../types.js";

/**
 * Обработчики инструмента `project_service`, по одному на действие.
 *
 * Служебные операции
 *
 * Мелкие операции, которым не нашлось своего инструмента, — проверка текста запроса, отметки о недоделанном, форматирование модуля, порядок в дереве, закрытие проекта.
 */
export interface ProjectServiceHandlers<Reading, Core> {
  /**
   * Проверяет текст запроса на ошибки синтаксиса, неизвестные таблицы и поля. Запрос не выполняется.
   *
   * Только читает и ничего не меняет.
   */
  check_query: ReadHandler<ProjectServiceCheckQueryArguments, unknown, Reading>;

  /**
   * Собирает из комментариев отметки о недоделанном.
   *
   * Только читает и ничего не меняет.
   */
  list_marks: ReadHandler<
    ProjectServiceListMarksArguments,
    ProjectServiceListMarksResult,
    Reading
  >;

  /**
   * Приводит отступы, регистр ключевых слов и пробелы модуля к настройкам проекта.
   *
   * По умолчанию это предпросмотр: без save и с save=false вызов показывает, что изменится, и ничего не записывает. Выполняет только save=true. Нужна область доступа `code.write` (Изменение модулей), для предпросмотра тоже.
   */
  format_module: RehearsedHandler<
    ProjectServiceFormatModuleArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Расставляет объекты одного вида в дереве по алфавиту, на работу конфигурации это не влияет.
   *
   * По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply. Нужна область доступа `metadata.write` (Изменение метаданных), для предпросмотра тоже.
   */
  sort_tree: RehearsedHandler<
    ProjectServiceSortTreeArguments,
    unknown,
    Reading,
    Core
  >;

  /**
   * Закрывает проект в EDT, освобождая память; несохранённые редакторы мешают закрытию.
   *
   * Выполняется сразу: предпросмотра нет. Нужна область доступа `workspace.write` (Рабочая область).
   */
  close_project: ImmediateHandler<
    ProjectServiceCloseProjectArguments,
    unknown,
    Reading,
    Core
  >;
}

/** Принимает обработчики инструмента `project_service` и возвращает их же: недостающий или лишний не компилируется. */
export function defineProjectService<Reading, Core>(): Define<
  ProjectServiceHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `check_query` инструмента `project_service`.
 *
 * Проверяет текст запроса на ошибки синтаксиса, неизвестные таблицы и поля. Запрос не выполняется.
 */
export interface ProjectServiceCheckQueryArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Текст запроса 1С. */
  query: string;
}

/**
 * Аргументы действия `list_marks` инструмента `project_service`.
 *
 * Собирает из комментариев отметки о недоделанном.
 */
export interface ProjectServiceListMarksArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Вид отметки. */
  tag?: "TODO" | "FIXME";
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn?: Fqn;
}

/** Результат действия `list_marks` инструмента `project_service`. */
export type ProjectServiceListMarksResult = Hits;

/**
 * Аргументы действия `format_module` инструмента `project_service`.
 *
 * Приводит отступы, регистр ключевых слов и пробелы модуля к настройкам проекта.
 */
export interface ProjectServiceFormatModuleArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: ModuleFqn & Fqn;
}

/**
 * Аргументы действия `sort_tree` инструмента `project_service`.
 *
 * Расставляет объекты одного вида в дереве по алфавиту, на работу конфигурации это не влияет.
 */
export interface ProjectServiceSortTreeArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Вид объектов. */
  fqn: Fqn;
  /**
   * В обратном порядке.
   *
   * По умолчанию `false`.
   */
  descending: boolean;
}

/**
 * Аргументы действия `close_project` инструмента `project_service`.
 *
 * Закрывает проект в EDT, освобождая память; несохранённые редакторы мешают закрытию.
 */
export interface ProjectServiceCloseProjectArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
}
