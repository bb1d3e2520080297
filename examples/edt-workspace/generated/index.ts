// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, Served } from "contract-gate/runtime";

import type { MetadataReadHandlers } from "./tools/metadata_read.js";

import type { SpreadsheetReadHandlers } from "./tools/spreadsheet_read.js";

import type { ModuleReadHandlers } from "./tools/module_read.js";

import type { SearchHandlers } from "./tools/search.js";

import type { RightsReadHandlers } from "./tools/rights_read.js";

import type { MetadataWriteHandlers } from "./tools/metadata_write.js";

import type { RightsWriteHandlers } from "./tools/rights_write.js";

import type { ModuleWriteHandlers } from "./tools/module_write.js";

/** Обработчики всех инструментов: ключ — имя инструмента, каким его передают в вызове. */
export type Handlers<Reading, Core> = Served<{
  metadata_read: MetadataReadHandlers<Reading, Core>;

  spreadsheet_read: SpreadsheetReadHandlers<Reading, Core>;

  module_read: ModuleReadHandlers<Reading, Core>;

  search: SearchHandlers<Reading, Core>;

  rights_read: RightsReadHandlers<Reading, Core>;

  metadata_write: MetadataWriteHandlers<Reading, Core>;

  rights_write: RightsWriteHandlers<Reading, Core>;

  module_write: ModuleWriteHandlers<Reading, Core>;
}>;

/** Принимает обработчики всей поверхности и возвращает их же: недостающий или лишний — инструмент, действие или метод — не компилируется. */
export function defineHandlers<Reading, Core>(): Define<
  Handlers<Reading, Core>
> {
  return (handlers) => handlers;
}
