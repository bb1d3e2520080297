// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, Served } from "contract-gate/runtime";

import type { MetadataReadHandlers } from "./tools/metadata_read.js";

import type { MetadataEditHandlers } from "./tools/metadata_edit.js";

import type { BazaHandlers } from "./tools/baza.js";

import type { LaterHandlers } from "./tools/later.js";

/** Обработчики всех инструментов: ключ — имя инструмента, каким его передают в вызове. */
export type Handlers<Reading, Core> = Served<{
  metadata_read: MetadataReadHandlers<Reading, Core>;

  metadata_edit: MetadataEditHandlers<Reading, Core>;

  база: BazaHandlers<Reading, Core>;

  later: LaterHandlers<Reading, Core>;
}>;

/** Принимает обработчики всей поверхности и возвращает их же: недостающий или лишний — инструмент, действие или метод — не компилируется. */
export function defineHandlers<Reading, Core>(): Define<
  Handlers<Reading, Core>
> {
  return (handlers) => handlers;
}
