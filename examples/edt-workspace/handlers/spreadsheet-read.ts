import { Failed, list, notFound } from "contract-gate/runtime";
import { defineSpreadsheetRead } from "../generated/tools/spreadsheet_read.js";
import { folderOf } from "../metadata/address.js";
import { find } from "../metadata/find.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { range, readTemplate } from "../spreadsheet/read-template.js";

export const spreadsheetRead = defineSpreadsheetRead<ProjectReading, ProjectCore>()({
  read: async ({ arguments: { fqn }, reading }) => {
    const { address } = await find(reading, fqn);
    const inner = address.members.length === 0 ? "" : `/Templates/${address.members.at(-1)!.name}`;
    const xml = await reading.xml(`${folderOf(address)}${inner}/Template.mxlx`);
    if (xml === null) throw new Failed({ ...notFound(fqn), reason: `Макет ${fqn} — не табличный документ.` });
    const { rows, columns, formats, defaultFormatIndex, areas, merges, parameters } = readTemplate(xml);
    return {
      digest: [`${rows}×${columns} (${range(1, 1, rows, columns)})`, `formats ${formats}`, `merges ${merges.length}`, `areas ${areas.length}`, `defaultFormatIndex ${defaultFormatIndex}`],
      sections: [
        list("Areas", areas.map(({ name, kind, range: where }) => ({ name, type: kind, detail: where }))),
        list("Merges", merges),
        list("Parameters", parameters.map(({ name, cell }) => ({ name, detail: cell }))),
      ],
    };
  },
});
