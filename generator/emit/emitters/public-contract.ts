import { printJson } from "../../contract/json.js";
import type { Emitter } from "../emitter.js";

export const publicContract: Emitter = {
  id: "public-contract",
  summary: "The surface for machines: every tool and action with policy, scope, parameters, refusals",
  emit(contract) {
    const names = new Map(contract.tools.map(({ identifier, name }) => [identifier, name]));
    const sections = {
      opens: (line: string) => names.get(identifierIn(line) ?? "") ?? null,
      identifies: identifierIn,
      ends: (line: string) => line === "    }" || line === "    },",
    };
    return [{ path: "public-contract.json", text: printJson(contract), tool: null, sections }];
  },
};

/** Of all parts of a contract only tools have an identifier at this depth. */
function identifierIn(line: string): string | null {
  if (!line.startsWith('      "identifier"')) return null;
  return /^ {6}"identifier": "([^"]*)",$/.exec(line)?.[1] ?? null;
}
