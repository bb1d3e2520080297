import { toolHelp } from "../../../runtime/help/help-page.js";
import type { Emitter } from "../emitter.js";
import { page } from "../markdown.js";

export const help: Emitter = {
  id: "help",
  summary: "Help of each tool as `#help` gives it: `help/<tool>.md`",
  *emit(contract) {
    for (const tool of contract.tools) yield { path: `help/${tool.identifier}.md`, text: page(toolHelp(contract, tool)), tool: tool.name, sections: null };
  },
};
