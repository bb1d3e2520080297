// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn, Hits, Project } from "../types.js";

/**
 * Обработчики инструмента `search`, по одному на действие.
 *
 * Поиск
 *
 * Находит места в коде и конфигурации — строку, где объявлено имя, где используется объект, кто вызывает метод.
 */
export interface SearchHandlers<Reading, _Core> {
  /**
   * Строки модулей и текстов запросов, где встречается query, без учёта регистра.
   *
   * Только читает и ничего не меняет.
   */
  text: ReadHandler<SearchTextArguments, SearchTextResult, Reading>;

  /**
   * Объявление по имени или его части — метод, переменная, объект, реквизит.
   *
   * Только читает и ничего не меняет.
   */
  symbol: ReadHandler<SearchSymbolArguments, SearchSymbolResult, Reading>;

  /**
   * Где используется объект метаданных — код, запросы, формы, роли, подсистемы, типы реквизитов.
   *
   * Только читает и ничего не меняет.
   */
  references: ReadHandler<
    SearchReferencesArguments,
    SearchReferencesResult,
    Reading
  >;

  /**
   * Строки, где вызывают метод; query — ОбщийМодуль.Метод или имя локального метода.
   *
   * Только читает и ничего не меняет.
   */
  calls: ReadHandler<SearchCallsArguments, SearchCallsResult, Reading>;
}

/** Принимает обработчики инструмента `search` и возвращает их же: недостающий или лишний не компилируется. */
export function defineSearch<Reading, Core>(): Define<
  SearchHandlers<Reading, Core>
> {
  return (handlers) => handlers;
}

/**
 * Аргументы действия `text` инструмента `search`.
 *
 * Строки модулей и текстов запросов, где встречается query, без учёта регистра.
 */
export interface SearchTextArguments {
  /** Что искать. */
  query: string;
  /** Где искать; без него — во всех открытых проектах. */
  project?: Project;
  /** Адрес или его начало, за пределами которого не искать. */
  area?: string;
  /**
   * Запрос — регулярное выражение.
   *
   * По умолчанию `false`.
   */
  regexp: boolean;
}

/** Результат действия `text` инструмента `search`. */
export type SearchTextResult = Hits;

/**
 * Аргументы действия `symbol` инструмента `search`.
 *
 * Объявление по имени или его части — метод, переменная, объект, реквизит.
 */
export interface SearchSymbolArguments {
  /** Что искать. */
  query: string;
  /** Где искать; без него — во всех открытых проектах. */
  project?: Project;
  /** Только имена этого вида. */
  kind?: "Method" | "Variable" | "Object" | "Attribute" | "Form" | "Command";
}

/** Результат действия `symbol` инструмента `search`. */
export type SearchSymbolResult = Hits;

/**
 * Аргументы действия `references` инструмента `search`.
 *
 * Где используется объект метаданных — код, запросы, формы, роли, подсистемы, типы реквизитов.
 */
export interface SearchReferencesArguments {
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Где искать; без него — во всех открытых проектах. */
  project?: Project;
  /** Адрес или его начало, за пределами которого не искать. */
  area?: string;
}

/** Результат действия `references` инструмента `search`. */
export type SearchReferencesResult = Hits;

/**
 * Аргументы действия `calls` инструмента `search`.
 *
 * Строки, где вызывают метод; query — ОбщийМодуль.Метод или имя локального метода.
 */
export interface SearchCallsArguments {
  /** Что искать. */
  query: string;
  /** Где искать; без него — во всех открытых проектах. */
  project?: Project;
  /** Адрес или его начало, за пределами которого не искать. */
  area?: string;
}

/** Результат действия `calls` инструмента `search`. */
export type SearchCallsResult = Hits;
