import type { Emitter } from "../emitter.js";
import { indexFile } from "../stubs/index-file.js";
import { SHARED_TYPES } from "../stubs/names.js";
import { toolFile } from "../stubs/tool-file.js";
import { typesFile } from "../stubs/types-file.js";
import { Library } from "../types/definitions.js";

export const stubs: Emitter = {
  id: "stubs",
  summary: "Typed handlers for a server in TypeScript: `tools/<tool>.ts`, `types.ts`, `index.ts`",
  *emit(contract) {
    const library = new Library(contract.types, SHARED_TYPES);
    yield indexFile(contract);
    yield* typesFile(library);
    for (const tool of contract.tools) yield toolFile(contract, tool, library);
  },
};
