import type { PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { codeFile } from "../code-file.js";
import type { OutputFile } from "../emitter.js";
import type { Library } from "../types/definitions.js";
import { actionTypes } from "./action-types.js";
import { handlerTypes } from "./handlers.js";

/** `tools/metadata_edit.ts`: a tool's handlers, their registration, and the types of arguments and results. */
export function toolFile(contract: PublicContract, tool: Tool, library: Library): OutputFile {
  return { path: `tools/${tool.identifier}.ts`, text: codeFile([...handlerTypes(contract, tool), ...actionTypes(contract, tool, library)]), tool: tool.name, sections: null };
}
