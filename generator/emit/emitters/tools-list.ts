import { printJson } from "../../contract/json.js";
import { listTools } from "../../../runtime/surface/list-tools.js";
import type { Emitter, Sections } from "../emitter.js";

export const toolsList: Emitter = {
  id: "tools-list",
  summary: "Exactly what `tools/list` answers",
  emit(contract) {
    return [{ path: "tools-list.json", text: printJson({ tools: listTools(contract) }), tool: null, sections: toolSections }];
  },
};

/** Where a tool's own part of a list of tools begins and ends. */
export const toolSections: Sections = {
  opens: (line) => {
    const literal = /^ {6}"name": ("(?:[^"\\]|\\.)*"),$/.exec(line)?.[1];
    return literal === undefined ? null : (JSON.parse(literal) as string);
  },
  ends: (line) => /^ {4}\},?$/.test(line),
};
