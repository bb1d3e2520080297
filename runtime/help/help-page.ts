import { codeFence, codeSpan } from "../answer/escape.js";
import { argumentsSchema } from "../contract/arguments.js";
import type { Action, Example, JsonObject, PublicContract, Renames, Tool } from "../contract/contract.js";
import { addedParameters } from "../contract/convention-parameters.js";
import { entriesOf, ordered } from "../contract/ordered.js";
import { isSchemaObject, keyword } from "../contract/schema.js";
import { byPolicy } from "../surface/policy-text.js";
import { firstSentence } from "../surface/sentence.js";
import { parametersTable } from "./parameters.js";
import { policySentences } from "./policy.js";
import { inlineJson } from "./inline-json.js";
import { prose } from "./prose.js";

/**
 * What `#help` answers: of one action everything, of a tool everything while that is short, and else
 * its actions with what each does.
 *
 * @param served the actions that the profile in force may see
 */
export function helpText(contract: PublicContract, tool: Tool, action: Action | null, served: readonly Action[] = tool.actions): string {
  if (action !== null) return actionHelp(contract, tool, action);
  return served.length <= MOST_IN_FULL ? toolHelp(contract, tool, served) : toolOverview(contract, tool, served);
}

const MOST_IN_FULL = 12;

function toolOverview(contract: PublicContract, tool: Tool, served: readonly Action[]): string {
  const lists = [...byPolicy(contract, served)].map(([policy, actions]) => blocks(`## ${policy}`, actions.map(overviewLine).join("\n")));
  const selector = tool.selector?.name ?? "action";
  const address = served.find((action) => action.address !== null)?.address;
  const how = address == null ? "" : `Подробно об одном действии: ${codeSpan(`${selector}=<действие>`)} и ${codeSpan(`${address}=#help`)}.`;
  return blocks(heading(tool), prose(tool.description), ...lists, how);
}

function overviewLine({ name, title, description }: Action): string {
  const about = firstSentence(description ?? title ?? "");
  return about === "" ? `- ${codeSpan(name ?? "")}` : `- ${codeSpan(name ?? "")} — ${about}`;
}

/**
 * The whole help of a tool: for each action what it does, its policy in words, what it takes, an
 * example. Derived from the contract, so that it cannot disagree with what is accepted.
 */
export function toolHelp(contract: PublicContract, tool: Tool, actions: readonly Action[] = tool.actions): string {
  const single = tool.selector === null ? actions[0] : undefined;
  const body = single === undefined ? actions.map((action) => actionSection(contract, tool, action)) : actionBody(contract, tool, single);
  return blocks(heading(tool), prose(tool.description), retiredNames("Прежние имена параметров не принимаются", tool.retired.parameters), retiredNames("Прежние имена действий не принимаются", tool.retired.actions), ...body);
}

/** The same of one action. */
function actionHelp(contract: PublicContract, tool: Tool, action: Action): string {
  if (action.name === null) return toolHelp(contract, tool, [action]);
  return blocks(`# ${codeSpan(tool.name)} ${codeSpan(`${tool.selector?.name ?? "action"}=${action.name}`)}`, ...actionBody(contract, tool, action));
}

/** `# `metadata_edit` — Правка метаданных`. */
export function heading({ name, title }: Pick<Tool, "name" | "title">): string {
  return title === null || title === "" ? `# ${codeSpan(name)}` : `# ${codeSpan(name)} — ${oneLine(title)}`;
}

function actionSection(contract: PublicContract, tool: Tool, action: Action): string {
  const { name, title } = action;
  const shown = codeSpan(name ?? tool.name);
  return blocks(title === null || title === "" ? `## ${shown}` : `## ${shown} — ${oneLine(title)}`, ...actionBody(contract, tool, action));
}

/** What follows the heading of an action: what it does, what it takes, examples. */
function actionBody(contract: PublicContract, tool: Tool, action: Action): readonly (string | null)[] {
  return [prose(action.description), policySentences(contract, action).join(" "), takenParameters(contract, tool, action), ...action.examples.map((example) => exampleBlock(tool, action, example))];
}

/** The table of what an action takes, with the types that it refers to. Help and reference show the same. */
export function takenParameters(contract: PublicContract, tool: Tool, action: Action): string {
  let known = TAKEN.get(contract);
  if (known === undefined) TAKEN.set(contract, (known = new WeakMap()));
  let text = known.get(action);
  if (text === undefined) {
    const schema = argumentsSchema(contract, tool, action);
    text = blocks(parametersTable(schema, toldElsewhere(contract, tool, action)) ?? "Параметров нет.", ...definitionTables(schema));
    known.set(action, text);
  }
  return text;
}

const TAKEN = new WeakMap<PublicContract, WeakMap<Action, string>>();

/** Parameters that the sentences about the policy tell of. */
function toldElsewhere(contract: PublicContract, tool: Tool, action: Action): ReadonlySet<string> {
  const told = addedParameters(contract, tool.parameters, action).filter(({ from }) => from === "mode" || from === "window" || from === "latch");
  return new Set([...told.map(({ name }) => name), ...(tool.selector === null ? [] : [tool.selector.name])]);
}

/** Types that refer to themselves stand beside the table. */
function definitionTables(schema: JsonObject): string[] {
  const definitions = keyword(schema, "$defs");
  if (!isSchemaObject(definitions)) return [];
  return entriesOf(definitions).flatMap(([name, definition]) => {
    const rows = isSchemaObject(definition) ? parametersTable(definition) : null;
    return rows === null ? [] : [`Тип ${codeSpan(name)}:`, rows];
  });
}

/** An example as a whole call: with the value that chooses the action. */
export function exampleBlock(tool: Tool, action: Action, { intent, arguments: given }: Example): string {
  const selector = tool.selector?.name;
  const chosen = selector === undefined || action.name === null || Object.hasOwn(given, selector) ? [] : [[selector, action.name] as const];
  const call = inlineJson(ordered([...chosen, ...entriesOf(given)]));
  const fence = codeFence(call);
  return `${intent === null || intent === "" ? "Пример:" : `Пример: ${oneLine(intent)}`}\n\n${fence}json\n${call}\n${fence}`;
}

/** A sentence about former names; null where there are none. */
export function retiredNames(lead: string, renames: Renames): string | null {
  const pairs = entriesOf(renames).map(([former, canonical]) => `${codeSpan(former)} — теперь ${codeSpan(canonical)}`);
  return pairs.length === 0 ? null : `${lead}: ${pairs.join("; ")}.`;
}

/** Blocks of markdown with an empty line between; empty ones left out. */
export function blocks(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join("\n\n");
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
