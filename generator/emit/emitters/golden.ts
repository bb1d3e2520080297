import { ServedSurface } from "../../../runtime/served-surface.js";
import { printJson } from "../../contract/json.js";
import type { Emitter } from "../emitter.js";
import { goldenCases } from "../golden/cases.js";

export const golden: Emitter = {
  id: "golden",
  summary: "Golden tests for a server in any language: calls that are refused, with the exact refusal, and calls that read",
  *emit(contract) {
    const surface = new ServedSurface(contract);
    for (const tool of contract.tools) {
      const cases = goldenCases(surface, tool);
      if (cases.length > 0) yield { path: `golden/${tool.identifier}.json`, text: printJson({ tool: tool.name, cases }), tool: tool.name, sections: null };
    }
  },
};
