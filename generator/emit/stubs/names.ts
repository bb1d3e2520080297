import type { Action, Tool } from "../../../runtime/contract/contract.js";
import { ACTION_SUFFIXES, pascal, TOOL_SUFFIX, typeName } from "../../contract/identifier.js";

/** The module that stubs take their handler types from. */
export const RUNTIME = "contract-gate/runtime";
/** The modules of a tool and of the shared types, as seen from `index.ts` and from a tool. */
export const toolModule = (tool: Tool): string => `./tools/${tool.identifier}.js`;
export const SHARED_TYPES = "../types.js";

export function argumentsName(tool: Tool, action: Action): string {
  return typeName(tool.identifier, action.name === null ? null : action.identifier, ACTION_SUFFIXES[0]);
}

export function resultName(tool: Tool, action: Action): string {
  return typeName(tool.identifier, action.name === null ? null : action.identifier, ACTION_SUFFIXES[1]);
}

/** Of a result that all the actions of a tool have in common. */
export function toolResultName(tool: Tool): string {
  return typeName(tool.identifier, null, ACTION_SUFFIXES[1]);
}

export function handlersName(tool: Tool): string {
  return typeName(tool.identifier, null, TOOL_SUFFIX);
}

export function defineName(tool: Tool): string {
  return `define${pascal(tool.identifier)}`;
}
