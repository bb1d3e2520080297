import type { Action, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { propertyKey } from "../characters.js";
import { concat, type Doc, hardline, indent, use } from "../layout.js";
import { commentDoc } from "../types/comment.js";
import { aliasDoc, assigned, interfaceDoc, parametersDoc, spacedMembers } from "../types/declaration.js";
import { genericDoc } from "../types/print-type.js";
import { type Comment, telling } from "../types/type.js";
import { resultOf } from "./action-types.js";
import { argumentsName, defineName, handlersName, RUNTIME } from "./names.js";
import { defineSentence, handlersSentence, policyProse, proseOfAction, proseOfTool, unservedSentence } from "./prose.js";

/**
 * The handlers that a tool wants, keyed by the actions as callers name them, and the function that
 * takes them. Actions that the runtime does not serve, because nobody has decided their policy, want
 * none; a tool that has no other actions has handlers of the type `never`.
 */
export function handlerTypes(contract: PublicContract, tool: Tool): Doc[] {
  const served = tool.actions.filter((action) => action.policy !== "UNDECIDED");
  const name = handlersName(tool);
  if (served.length === 0) return [aliasDoc(name, ["_Reading", "_Core"], assigned("never"), telling(unservedSentence(tool)))];
  // Compilers that refuse unused parameters let those pass that begin with `_`.
  const parameters = ["Reading", served.every((action) => action.policy === "READ_ONLY") ? "_Core" : "Core"];
  const define = defineDoc(defineName(tool), name, telling(defineSentence(tool)));
  const plain = served.find((action) => action.name === null);
  if (plain !== undefined) {
    return [aliasDoc(name, parameters, assigned(handlerDoc(contract, tool, plain)), telling(...proseOfTool(tool), policyProse(contract, plain))), define];
  }
  const members = served.map((action) => concat([commentDoc(telling(...proseOfAction(tool, action), policyProse(contract, action))), propertyKey(action.name!), ": ", handlerDoc(contract, tool, action), ";"]));
  return [interfaceDoc(name, parameters, spacedMembers(members), telling(handlersSentence(tool), ...proseOfTool(tool))), define];
}

/** A function that has its argument checked and gives it back. */
export function defineDoc(name: string, handlers: string, comment: Comment): Doc {
  const parameters = ["Reading", "Core"];
  const returned = genericDoc(use("Define", RUNTIME), [genericDoc(handlers, parameters)]);
  return concat([commentDoc(comment), `export function ${name}`, parametersDoc(parameters), "(): ", returned, " {", indent(hardline, "return (handlers) => handlers;"), hardline, "}"]);
}

function handlerDoc(contract: PublicContract, tool: Tool, action: Action): Doc {
  const types = [argumentsName(tool, action), resultOf(contract, tool, action)?.name ?? "unknown", "Reading"];
  const kind = HANDLER[action.policy as keyof typeof HANDLER];
  return genericDoc(use(kind, RUNTIME), kind === "ReadHandler" ? types : [...types, "Core"]);
}

const HANDLER = {
  READ_ONLY: "ReadHandler",
  PREVIEWABLE: "RehearsedHandler",
  PREVIEW_PARAM: "RehearsedHandler",
  APPLY_ONLY: "ImmediateHandler",
} as const;
