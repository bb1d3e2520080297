// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, ReadHandler } from "contract-gate/runtime";

import type { Fqn } from "../types.js";

/**
 * Обработчики инструмента `search`, по одному на действие.
 *
 * Поиск
 *
 * Находит места в коде и метаданных — строку, где объявлено имя, где используется объект, кто вызывает метод.
 */
export interface SearchHandlers<Reading, _Core> {
  /**
   * Строки модулей, где встречается query, без учёта регистра.
   *
   * Только читает и ничего не меняет.
   */
  text: ReadHandler<SearchTextArguments, unknown, Reading>;

  /**
   * Объявление процедуры, функции или объекта по имени или его части.
   *
   * Только читает и ничего не меняет.
   */
  symbol: ReadHandler<SearchSymbolArguments, unknown, Reading>;

  /**
   * Где используется объект или реквизит — код, запросы, формы, роли, подсистемы, типы.
   *
   * Только читает и ничего не меняет.
   */
  references: ReadHandler<SearchReferencesArguments, unknown, Reading>;

  /**
   * Строки, где вызывают метод; query — ОбщийМодуль.Метод или имя локального метода.
   *
   * Только читает и ничего не меняет.
   */
  calls: ReadHandler<SearchCallsArguments, unknown, Reading>;
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
 * Строки модулей, где встречается query, без учёта регистра.
 */
export interface SearchTextArguments {
  /** Что искать. */
  query: string;
  /** Вид или адрес объекта, за пределами которого не искать. */
  area?: string;
}

/**
 * Аргументы действия `symbol` инструмента `search`.
 *
 * Объявление процедуры, функции или объекта по имени или его части.
 */
export interface SearchSymbolArguments {
  /** Что искать. */
  query: string;
  /** Вид или адрес объекта, за пределами которого не искать. */
  area?: string;
}

/**
 * Аргументы действия `references` инструмента `search`.
 *
 * Где используется объект или реквизит — код, запросы, формы, роли, подсистемы, типы.
 */
export interface SearchReferencesArguments {
  /** Адрес объекта или его части, вид по-английски, имя как в конфигурации. */
  fqn: Fqn;
  /** Вид или адрес объекта, за пределами которого не искать. */
  area?: string;
}

/**
 * Аргументы действия `calls` инструмента `search`.
 *
 * Строки, где вызывают метод; query — ОбщийМодуль.Метод или имя локального метода.
 */
export interface SearchCallsArguments {
  /** Что искать. */
  query: string;
  /** Вид или адрес объекта, за пределами которого не искать. */
  area?: string;
}
