// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, RehearsedHandler } from "contract-gate/runtime";

import type { Fqn, Project } from "../types.js";

/**
 * Загрузка из XML
 *
 * Загружает объекты из файлов XML в проект поверх имеющихся и перестраивает модель; чего нет в файлах, остаётся.
 *
 * По умолчанию это предпросмотр: без validateOnly и с validateOnly=true вызов показывает, что изменится, и ничего не записывает. Выполняет только validateOnly=false. Нужна область доступа `workspace.write` (Рабочая область), для предпросмотра тоже.
 */
export type XmlImportHandlers<Reading, Core> = RehearsedHandler<
  XmlImportArguments,
  unknown,
  Reading,
  Core
>;

/** Принимает обработчики инструмента `xml_import` и возвращает их же: недостающий или лишний не компилируется. */
export function defineXmlImport<Reading, Core>(): Define<
  XmlImportHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `xml_import`.
 *
 * Загрузка из XML
 *
 * Загружает объекты из файлов XML в проект поверх имеющихся и перестраивает модель; чего нет в файлах, остаётся.
 */
export interface XmlImportArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Какой объект загрузить; Configuration — все. */
  fqn: Fqn;
  /** Папка с файлами. */
  path: string;
}
