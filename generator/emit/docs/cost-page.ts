import type { PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { listTools, type WireTool } from "../../../runtime/surface/list-tools.js";
import { shownToModel } from "../../contract/shown-to-model.js";
import { blocks, codeLink } from "../markdown.js";
import { counted } from "../russian.js";

/**
 * What each tool costs whoever is shown it, in bytes. No line speaks of two tools, so there is no
 * total, no order by size, and the bars are of one scale: edits of two tools stay apart.
 */
export function costPage(contract: PublicContract): string {
  const list = listTools(contract);
  return blocks(
    "# Цена поверхности",
    "Сколько байтов UTF-8 занимает каждый инструмент в ответе `tools/list` и сколько из них клиент показывает модели: имя, описание и схему параметров. Один квадрат — 1024 байта.",
    "Токены (o200k), группы, профили, клиентов, бюджеты и другие способы показать действия считает `npx contract-gate cost`.",
    ...contract.tools.map((tool, index) => blocks(toolHeading(tool), costOf(tool, list[index]!))),
  );
}

/** The line that opens a tool's part of the page. */
export function toolHeading({ name, identifier }: Tool): string {
  return `## ${codeLink(name, `tools/${identifier}.md`)}`;
}

const SQUARE = 1024;
const MOST_SQUARES = 64;

function costOf({ selector, actions }: Tool, listed: WireTool): string {
  const bytes = Buffer.byteLength(JSON.stringify(listed));
  const shown = Buffer.byteLength(shownToModel(listed));
  const squares = "█".repeat(Math.min(MOST_SQUARES, Math.ceil(bytes / SQUARE)));
  const cost = counted(bytes, { one: "В списке — {n} байт", few: "В списке — {n} байта", many: "В списке — {n} байт" });
  const has = selector === null ? "" : counted(actions.length, { one: " {n} действие.", few: " {n} действия.", many: " {n} действий." });
  return `${squares} ${cost}, модели показывают ${shown}.${has}`;
}
