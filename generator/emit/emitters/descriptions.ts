import { policySentences } from "../../../runtime/help/policy.js";
import { byPolicy } from "../../../runtime/surface/policy-text.js";
import type { Action, Json, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { ordered } from "../../../runtime/contract/ordered.js";
import { printJson } from "../../contract/json.js";
import type { Emitter, Sections } from "../emitter.js";
import { asSentence } from "../russian.js";

export const descriptions: Emitter = {
  id: "descriptions",
  summary: "Descriptions of tools and actions with the policy told in words: `descriptions.<locale>.json`",
  emit(contract) {
    const described = ordered(contract.tools.map((tool) => [tool.name, describe(contract, tool)] as const));
    // A locale is a tag and no path.
    const locale = contract.server.locale.replace(/[^A-Za-z0-9-]/g, "") || "ru";
    return [{ path: `descriptions.${locale}.json`, text: printJson(described), tool: null, sections: SECTIONS }];
  },
};

const SECTIONS: Sections = {
  opens: (line) => {
    const name = /^ {2}("(?:[^"\\]|\\.)*"): \{$/.exec(line)?.[1];
    return name === undefined ? null : (JSON.parse(name) as string);
  },
  ends: (line) => /^ {2}\},?$/.test(line),
};

function describe(contract: PublicContract, tool: Tool): Json {
  const single = tool.selector === null ? tool.actions[0] : undefined;
  return {
    title: tool.title,
    description: paragraphs(tool.description, single === undefined ? overview(contract, tool) : policySentences(contract, single).join(" ")),
    ...(single === undefined ? { actions: ordered(tool.actions.map((action) => [action.name ?? "", actionText(contract, action)] as const)) } : {}),
  };
}

function actionText(contract: PublicContract, action: Action): string {
  return [asSentence(action.description ?? action.title ?? ""), ...policySentences(contract, action)].filter((text) => text !== "").join(" ");
}

/** What the actions of a tool may change, each named once. */
function overview(contract: PublicContract, tool: Tool): string {
  return [...byPolicy(contract, tool.actions)].map(([heading, actions]) => `${heading}: ${actions.map(({ name }) => name).join(", ")}.`).join("\n");
}

function paragraphs(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== "").join("\n\n");
}
