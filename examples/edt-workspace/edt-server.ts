import { type Defect, folderFingerprint, type PublicContract, type ServerOptions } from "contract-gate/runtime";
import { defineHandlers } from "./generated/index.js";
import { metadataRead } from "./handlers/metadata-read.js";
import { metadataWrite } from "./handlers/metadata-write.js";
import { moduleRead } from "./handlers/module-read.js";
import { moduleWrite } from "./handlers/module-write.js";
import { rightsRead } from "./handlers/rights-read.js";
import { rightsWrite } from "./handlers/rights-write.js";
import { search } from "./handlers/search.js";
import { spreadsheetRead } from "./handlers/spreadsheet-read.js";
import { type ProjectCore, projectCore } from "./ports/core.js";
import { diskReader, diskWriter } from "./ports/disk.js";
import { openProject, type ProjectReading } from "./ports/reading.js";
import type { Disk } from "./transaction/journal.js";

/** Handlers of the whole surface: one that is missing, or one too many, does not compile. */
export const handlers = defineHandlers<ProjectReading, ProjectCore>()({
  metadata_read: metadataRead,
  spreadsheet_read: spreadsheetRead,
  module_read: moduleRead,
  search,
  rights_read: rightsRead,
  metadata_write: metadataWrite,
  rights_write: rightsWrite,
  module_write: moduleWrite,
});

/** The server over one project. Nothing of it is read before a call asks for it. */
export function edtServer(contract: PublicContract, root: string, disk: Disk = { reader: diskReader, writer: diskWriter }): ServerOptions<ProjectReading, ProjectCore, typeof handlers> {
  return {
    contract,
    handlers,
    reading: openProject(root, disk.reader),
    core: (grant) => projectCore(root, grant, disk),
    fingerprint: folderFingerprint(root, { ignore: (path) => path === ".git" }),
    onDefect: tell,
  };
}

/** Standard output belongs to the protocol; what is wrong with the server itself goes to the other. */
function tell({ operation, what, error }: Defect): void {
  process.stderr.write(`edt-workspace: ${operation}: ${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
