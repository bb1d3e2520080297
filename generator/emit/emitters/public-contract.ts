import { printJson } from "../../contract/json.js";
import type { Emitter } from "../emitter.js";

export const publicContract: Emitter = {
  id: "public-contract",
  summary: "The surface for machines: every tool and action with policy, scope, parameters, refusals",
  emit(contract) {
    const names = new Map(contract.tools.map(({ identifier, name }) => [identifier, name]));
    const sections = {
      // Of all parts of a contract only tools have an identifier at this depth.
      opens: (line: string) => {
        if (!line.startsWith('      "identifier"')) return null;
        const identifier = /^ {6}"identifier": "([^"]*)",$/.exec(line)?.[1];
        return identifier === undefined ? null : (names.get(identifier) ?? null);
      },
      ends: (line: string) => line === "    }" || line === "    },",
    };
    return [{ path: "public-contract.json", text: printJson(contract), tool: null, sections }];
  },
};
