import { printJson } from "../../contract/json.js";
import { listTools } from "../../../runtime/surface/list-tools.js";
import type { Emitter } from "../emitter.js";

export const toolsList: Emitter = {
  id: "tools-list",
  summary: "Exactly what `tools/list` answers",
  emit(contract) {
    const sections = {
      opens: (line: string) => {
        const literal = /^ {6}"name": ("(?:[^"\\]|\\.)*"),$/.exec(line)?.[1];
        return literal === undefined ? null : (JSON.parse(literal) as string);
      },
      ends: (line: string) => /^ {4}\},?$/.test(line),
    };
    return [{ path: "tools-list.json", text: printJson({ tools: listTools(contract) }), tool: null, sections }];
  },
};
