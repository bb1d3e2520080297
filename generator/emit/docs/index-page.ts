import type { PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { firstSentence } from "../../../runtime/surface/sentence.js";
import { blocks, codeLink, oneLine } from "../markdown.js";
import { asSentence, counted } from "../russian.js";

/** The first page: what the server is, and a paragraph of each tool. */
export function indexPage(contract: PublicContract): string {
  const { name, title, description } = contract.server;
  return blocks(
    `# ${title === null || title === "" ? name : oneLine(title)}`,
    description,
    [
      "- [Политики действий](policies.md): что только читает, у чего есть предпросмотр, что выполняется сразу",
      "- [Области доступа, группы и профили](access.md)",
      "- [Ответы](answers.md): статусы, поля, секции",
      "- [Отказы и ошибки](errors.md)",
      "- [Соглашения сервера](conventions.md)",
      "- [Цена поверхности](cost.md): сколько занимает каждый инструмент",
      "- [Прежние имена](retired.md)",
    ].join("\n"),
    "## Инструменты",
    ...contract.tools.map((tool) => blocks(toolHeading(tool), about(tool))),
  );
}

/** The line that opens a tool's part of the page. */
export function toolHeading({ name, identifier }: Tool): string {
  return `### ${codeLink(name, `tools/${identifier}.md`)}`;
}

function about(tool: Tool): string {
  const actions = tool.selector === null ? "" : counted(tool.actions.length, { one: "{n} действие.", few: "{n} действия.", many: "{n} действий." });
  return [asSentence(oneLine(tool.title ?? "")), firstSentence(tool.description ?? ""), actions].filter((text) => text !== "").join(" ");
}
