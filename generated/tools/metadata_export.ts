// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ImmediateHandler } from "contract-gate/runtime";

import type { Fqn, Project } from "../types.js";

/**
 * Выгрузка в XML
 *
 * Записывает конфигурацию или один объект файлами XML в папку на диске; одноимённые файлы заменяет.
 *
 * Выполняется сразу: предпросмотра нет. Нужна область доступа `workspace.write` (Рабочая область).
 */
export type MetadataExportHandlers<Reading, Core> = ImmediateHandler<
  MetadataExportArguments,
  MetadataExportResult,
  Reading,
  Core
>;

/** Принимает обработчики инструмента `metadata_export` и возвращает их же: недостающий или лишний не компилируется. */
export function defineMetadataExport<Reading, Core>(): Define<
  MetadataExportHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы инструмента `metadata_export`.
 *
 * Выгрузка в XML
 *
 * Записывает конфигурацию или один объект файлами XML в папку на диске; одноимённые файлы заменяет.
 */
export interface MetadataExportArguments {
  /** Имя проекта, как в project_list. */
  project: Project;
  /** Объект; Configuration — всё. */
  fqn: Fqn;
  /** Папка для файлов. */
  path: string;
  /** Версия формата, без неё — по режиму совместимости. */
  format?: "2.16" | "2.17" | "2.18" | "2.19" | "2.20";
}

/** Результат инструмента `metadata_export`. */
export interface MetadataExportResult {
  /** Папка. */
  path: string;
  /** Записано файлов. */
  files: number;
  [key: string]: unknown;
}
