// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

/** У инструмента `later` нет обработчиков: политика его действий не решена, и сервер его не обслуживает. */
export type LaterHandlers<_Reading, _Core> = never;

/**
 * Аргументы инструмента `later`.
 *
 * Ещё не решено.
 */
export type LaterArguments = Record<string, never>;
