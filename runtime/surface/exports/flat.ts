import type { Action, Tool } from "../../contract/contract.js";
import { addedParameters } from "../../contract/convention-parameters.js";
import { keysOf } from "../../contract/ordered.js";
import { byPolicy } from "../policy-text.js";
import { sentence } from "../sentence.js";
import type { Exporter } from "./exporter.js";

/** Every parameter of every action with its schema; the selector says which action needs and takes which. */
export const flat: Exporter = (contract, tool, actions) => {
  const lines = [...byPolicy(contract, actions)].flatMap(([heading, group]) => [`${heading}:`, ...group.map((action) => actionLine(tool, action, latchesOf(action)))]);
  return { description: lines.join("\n"), minimal: false };

  function latchesOf(action: Action): readonly string[] {
    return addedParameters(contract, tool.parameters, action).flatMap(({ name, from }) => (from === "latch" || from === "paging" ? [name] : []));
  }
};

function actionLine(tool: Tool, action: Action, latches: readonly string[]): string {
  const needs = action.requires.filter((name) => !tool.required.includes(name));
  const takes = [...(takesAll(tool, action) ? [] : action.takes.filter((name) => !tool.required.includes(name) && !needs.includes(name))), ...latches];
  const parts = [
    sentence(action.description ?? action.title ?? ""),
    needs.length > 0 ? `Обязательно: ${needs.join(", ")}.` : "",
    takes.length > 0 ? `Можно: ${takes.join(", ")}.` : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? `- ${action.name}` : `- ${action.name}: ${parts.join(" ")}`;
}

/** An action that takes whatever the tool has need not say so. */
function takesAll(tool: Tool, action: Action): boolean {
  const listed = new Set([...tool.required, ...action.requires, ...action.takes]);
  return action.takes.length > 0 && keysOf(tool.parameters).every((name) => listed.has(name));
}
