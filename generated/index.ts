// Создано contract-gate из каталога. Не правьте руками: contract-gate generate перезапишет файл.

import type { Define, Served } from "contract-gate/runtime";

import type { CallgraphReadHandlers } from "./tools/callgraph_read.js";

import type { ConfigurationUpdateHandlers } from "./tools/configuration_update.js";

import type { DatabaseSyncHandlers } from "./tools/database_sync.js";

import type { DcsReadHandlers } from "./tools/dcs_read.js";

import type { DcsWriteHandlers } from "./tools/dcs_write.js";

import type { DebugControlHandlers } from "./tools/debug_control.js";

import type { DebugReadHandlers } from "./tools/debug_read.js";

import type { FormEditHandlers } from "./tools/form_edit.js";

import type { FormReadHandlers } from "./tools/form_read.js";

import type { LibraryManageHandlers } from "./tools/library_manage.js";

import type { LibraryReadHandlers } from "./tools/library_read.js";

import type { MetadataEditHandlers } from "./tools/metadata_edit.js";

import type { MetadataExportHandlers } from "./tools/metadata_export.js";

import type { MetadataReadHandlers } from "./tools/metadata_read.js";

import type { MetadataWriteHandlers } from "./tools/metadata_write.js";

import type { ModuleReadHandlers } from "./tools/module_read.js";

import type { ModuleWriteHandlers } from "./tools/module_write.js";

import type { ProjectListHandlers } from "./tools/project_list.js";

import type { ProjectServiceHandlers } from "./tools/project_service.js";

import type { ReviewFixHandlers } from "./tools/review_fix.js";

import type { ReviewReadHandlers } from "./tools/review_read.js";

import type { RightsReadHandlers } from "./tools/rights_read.js";

import type { RightsWriteHandlers } from "./tools/rights_write.js";

import type { SearchHandlers } from "./tools/search.js";

import type { SpreadsheetReadHandlers } from "./tools/spreadsheet_read.js";

import type { SpreadsheetWriteHandlers } from "./tools/spreadsheet_write.js";

import type { SupportReadHandlers } from "./tools/support_read.js";

import type { WorkspaceRebuildHandlers } from "./tools/workspace_rebuild.js";

import type { XmlImportHandlers } from "./tools/xml_import.js";

/** Обработчики всех инструментов: ключ — имя инструмента, каким его передают в вызове. */
export type Handlers<Reading, Core> = Served<{
  callgraph_read: CallgraphReadHandlers<Reading, Core>;

  configuration_update: ConfigurationUpdateHandlers<Reading, Core>;

  database_sync: DatabaseSyncHandlers<Reading, Core>;

  dcs_read: DcsReadHandlers<Reading, Core>;

  dcs_write: DcsWriteHandlers<Reading, Core>;

  debug_control: DebugControlHandlers<Reading, Core>;

  debug_read: DebugReadHandlers<Reading, Core>;

  form_edit: FormEditHandlers<Reading, Core>;

  form_read: FormReadHandlers<Reading, Core>;

  library_manage: LibraryManageHandlers<Reading, Core>;

  library_read: LibraryReadHandlers<Reading, Core>;

  metadata_edit: MetadataEditHandlers<Reading, Core>;

  metadata_export: MetadataExportHandlers<Reading, Core>;

  metadata_read: MetadataReadHandlers<Reading, Core>;

  metadata_write: MetadataWriteHandlers<Reading, Core>;

  module_read: ModuleReadHandlers<Reading, Core>;

  module_write: ModuleWriteHandlers<Reading, Core>;

  project_list: ProjectListHandlers<Reading, Core>;

  project_service: ProjectServiceHandlers<Reading, Core>;

  review_fix: ReviewFixHandlers<Reading, Core>;

  review_read: ReviewReadHandlers<Reading, Core>;

  rights_read: RightsReadHandlers<Reading, Core>;

  rights_write: RightsWriteHandlers<Reading, Core>;

  search: SearchHandlers<Reading, Core>;

  spreadsheet_read: SpreadsheetReadHandlers<Reading, Core>;

  spreadsheet_write: SpreadsheetWriteHandlers<Reading, Core>;

  support_read: SupportReadHandlers<Reading, Core>;

  workspace_rebuild: WorkspaceRebuildHandlers<Reading, Core>;

  xml_import: XmlImportHandlers<Reading, Core>;
}>;

/** Принимает обработчики всей поверхности и возвращает их же: недостающий или лишний — инструмент, действие или метод — не компилируется. */
export function defineHandlers<Reading, Core>(): Define<
  Handlers<Reading, Core>
> {
  return (handlers) => handlers;
}
