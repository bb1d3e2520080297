import { parametersOf, referencesOf, inputDocument } from "../../contract/arguments.js";
import type { Action, Schema } from "../../contract/contract.js";
import { hasWindow, WINDOW_PARAMETERS } from "../../contract/convention-parameters.js";
import { byPolicy } from "../policy-text.js";
import { firstSentence } from "../sentence.js";
import { parameterText } from "../type-text.js";
import type { Exporter } from "./exporter.js";

/**
 * One line an action, with the types of what it takes besides what every call gives. The schema
 * lists what every call gives, and lets the rest through.
 */
export const signatures: Exporter = (contract, tool, actions) => {
  const references = referencesOf(contract);
  const lines = [...byPolicy(contract, actions)].flatMap(([heading, group]) => [`${heading}${windowNote(group)}:`, ...group.map((action) => line(action))]);
  return { description: lines.join("\n"), minimal: true };

  function line(action: Action): string {
    const parameters = parametersOf(contract, tool, action).filter(({ name, from }) => from !== "selector" && from !== "mode" && from !== "window" && !tool.required.includes(name));
    const list = parameters.map(({ name, schema, required }) => parameterText(name, resolved(schema, action), required)).join(", ");
    const about = firstSentence(action.description ?? action.title ?? "");
    return `- ${action.name}(${list})${about === "" ? "" : ` — ${about}`}`;
  }

  function resolved(schema: Schema, action: Action): Schema {
    return references.resolve(schema, schema === action.arguments ? schema : inputDocument(tool), new Map());
  }

  function windowNote(group: readonly Action[]): string {
    return group.every((action) => hasWindow(contract, action)) ? ` (${WINDOW_PARAMETERS.map((name) => `${name}?`).join(", ")})` : "";
  }
};
