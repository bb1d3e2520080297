import { resolvedResult } from "../../../runtime/contract/arguments.js";
import type { Action, JsonObject, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { exampleBlock, heading, retiredNames, takenParameters } from "../../../runtime/help/help-page.js";
import { inlineJson } from "../../../runtime/help/inline-json.js";
import { parametersTable } from "../../../runtime/help/parameters.js";
import { prose } from "../../../runtime/help/prose.js";
import { policySentences } from "../../../runtime/help/policy.js";
import { firstSentence } from "../../../runtime/surface/sentence.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { typeText } from "../../../runtime/surface/type-text.js";
import { blocks, cellCode, codeBlock, codeSpan, oneLine, table } from "../markdown.js";

/** The reference of one tool. */
export function toolPage(contract: PublicContract, tool: Tool): string {
  const single = tool.selector === null ? tool.actions[0] : undefined;
  return blocks(
    heading(tool),
    prose(tool.description),
    titled("Схема аргументов озаглавлена", tool.schema),
    retiredNames("Прежние имена параметров не принимаются", tool.retired.parameters),
    retiredNames("Прежние имена действий не принимаются", tool.retired.actions),
    ...(single === undefined ? severalActions(contract, tool) : describedAction(contract, tool, single)),
  );
}

function severalActions(contract: PublicContract, tool: Tool): readonly string[] {
  const selector = tool.selector?.name ?? "action";
  return [
    "## Действия",
    `Действие выбирает параметр ${codeSpan(selector)}${tool.selector?.optional === true ? ", который можно не указывать" : ""}.`,
    table(
      ["Действие", "Политика", "Класс вызова", "Область доступа", "Что делает"],
      tool.actions.map((action) => [cellCode(action.name ?? ""), action.policy, action.callClass, action.scope === null ? "—" : cellCode(action.scope), firstSentence(action.description ?? action.title ?? "")]),
    ),
    ...tool.actions.map((action) => blocks(actionHeading(action), ...describedAction(contract, tool, action))),
  ];
}

function actionHeading({ name, title }: Action): string {
  return title === null || title === "" ? `## ${codeSpan(name ?? "")}` : `## ${codeSpan(name ?? "")} — ${oneLine(title)}`;
}

function describedAction(contract: PublicContract, tool: Tool, action: Action): readonly (string | null)[] {
  return [
    prose(action.description),
    policySentences(contract, action).join(" "),
    belonging(contract, action),
    takenParameters(contract, tool, action),
    ...result(contract, action),
    labels(contract, action),
    ...action.examples.flatMap((example) => [exampleBlock(tool, action, example), example.result === null ? null : `Ответ:\n\n${codeBlock("json", inlineJson(example.result))}`]),
  ];
}

/** Group, address and where help is found. */
function belonging({ groups }: PublicContract, { group, address, help }: Action): string | null {
  const title = groups.find(({ name }) => name === group)?.title;
  const sentences = [
    ...(group === null ? [] : [title === undefined ? `Группа — ${codeSpan(group)}.` : `Группа — ${codeSpan(group)} (${oneLine(title)}).`]),
    ...(address === null ? [] : [`Адрес — в параметре ${codeSpan(address)}.`]),
    ...(help === null ? [] : [`Справку к отказам даёт ${codeSpan(help)}.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

function result(contract: PublicContract, action: Action): readonly string[] {
  if (action.result === null) return [];
  const schema = resolvedResult(contract, action.result);
  const fields = isSchemaObject(schema) ? parametersTable(schema, new Set(), RESULT_COLUMNS) : null;
  const title = isSchemaObject(schema) ? titled("Схема результата озаглавлена", schema) : null;
  return [...(title === null ? [] : [title]), fields === null ? `Возвращает ${codeSpan(typeText(schema))}.` : "Возвращает:", ...(fields === null ? [] : [fields])];
}

/** The title of a whole schema, which no row of a table has a place for. */
function titled(words: string, schema: JsonObject): string | null {
  const title = keyword(schema, "title");
  return typeof title === "string" && title.trim() !== "" ? `${words}: ${oneLine(title)}` : null;
}

const RESULT_COLUMNS = { name: "Поле", required: "Есть всегда" };

/** The action's own words in an answer, with what they mean. */
function labels({ labels: words }: PublicContract, { answer }: Action): string | null {
  const meant = (kind: "fields" | "sections", name: string): string => (Object.hasOwn(words[kind], name) ? ` — ${words[kind][name]}` : "");
  const lines = [...answer.fields.map((name) => `- поле ${codeSpan(name)}${meant("fields", name)}`), ...answer.sections.map((name) => `- секция ${codeSpan(name)}${meant("sections", name)}`)];
  return lines.length === 0 ? null : `Своё в ответе:\n\n${lines.join("\n")}`;
}

