import { codeSpan } from "../../../runtime/answer/escape.js";
import type { Action, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { policySentences } from "../../../runtime/help/policy.js";

/** What handlers and their types say about themselves, in whole sentences. */

/** Title and description of an action, or of the tool that has no actions. */
export function proseOfAction(tool: Tool, action: Action): string[] {
  return action.name === null ? proseOfTool(tool) : paragraphs(action);
}

export function proseOfTool(tool: Tool): string[] {
  return paragraphs(tool);
}

/** What a call changes and what it needs; the window is not the handler's business. */
export function policyProse(contract: PublicContract, action: Action): string {
  return policySentences(contract, { ...action, window: null }).join(" ");
}

export function argumentsSentence(tool: Tool, action: Action): string {
  return `Аргументы ${subject(tool, action)}.`;
}

/** @param action null where all the actions of the tool have one result */
export function resultSentence(tool: Tool, action: Action | null): string {
  return `Результат ${subject(tool, action)}.`;
}

export function handlersSentence(tool: Tool): string {
  return `Обработчики инструмента ${codeSpan(tool.name)}, по одному на действие.`;
}

export function unservedSentence(tool: Tool): string {
  return `У инструмента ${codeSpan(tool.name)} нет обработчиков: политика его действий не решена, и сервер его не обслуживает.`;
}

export function defineSentence(tool: Tool): string {
  return `Принимает обработчики инструмента ${codeSpan(tool.name)} и возвращает их же: недостающий или лишний не компилируется.`;
}

/** In the genitive: what a sentence says about. */
function subject(tool: Tool, action: Action | null): string {
  const owner = `инструмента ${codeSpan(tool.name)}`;
  return action === null || action.name === null ? owner : `действия ${codeSpan(action.name)} ${owner}`;
}

function paragraphs({ title, description }: Pick<Tool, "title" | "description">): string[] {
  return [title, description].filter((text): text is string => text !== null && text.trim() !== "");
}
