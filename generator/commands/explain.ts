import { CATALOG_RULES } from "../catalog/rules.js";
import { closest } from "../catalog/closest.js";
import type { RuleCard } from "../diagnostics/card.js";
import { paint, type Paint } from "../diagnostics/paint.js";
import { RULES } from "../lint/rules.js";
import { outputFolderOutside } from "../output/place.js";
import { OUTPUT_RULES } from "../output/rules.js";
import { COMMAND_RULES } from "./cards.js";
import type { CommandModule } from "./command.js";

/** What `explain` shows of a rule, whichever room it lives in. */
type Page = Pick<RuleCard, "id" | "severity" | "summary" | "why" | "blocks" | "founding"> & { readonly bad?: string; readonly good?: string };

/** Rules by what they are about; every rule that a command may report is in one of these lists. */
const CHAPTERS: readonly (readonly [string, readonly Page[]])[] = [
  ["Reading the catalog", CATALOG_RULES],
  ["The surface that it describes", RULES],
  ["Its outputs", [...OUTPUT_RULES, outputFolderOutside, ...COMMAND_RULES]],
];

export const explainCommand: CommandModule = {
  define(command) {
    command.argument("[rule]", "the rule's id, as a finding names it");
  },
  async run([id], _options, terminal) {
    const ink = paint(terminal.color);
    if (id === undefined) {
      terminal.out(contents(ink));
      return "clean";
    }
    const pages = CHAPTERS.flatMap(([, rules]) => rules);
    const page = pages.find((rule) => rule.id === id);
    if (page !== undefined) {
      terminal.out(pageText(page, ink));
      return "clean";
    }
    const near = closest(id, pages.map((rule) => rule.id));
    terminal.err(`contract-gate: there is no rule ${JSON.stringify(id)}.${near === null ? "" : ` Did you mean ${near}?`} \`contract-gate explain\` lists them all.\n`);
    return "cannot-judge";
  },
};

function contents(ink: Paint): string {
  const width = Math.max(...CHAPTERS.flatMap(([, rules]) => rules.map(({ id }) => id.length)));
  const chapters = CHAPTERS.map(([title, rules]) => [ink.bold(title), ...rules.map((rule) => `  ${rule.id.padEnd(width)}  ${ink.dim(rule.summary)}`)].join("\n"));
  return `${chapters.join("\n\n")}\n\ncontract-gate explain <rule> tells why a rule matters, with an example.\n`;
}

function pageText(page: Page, ink: Paint): string {
  const marks = [page.severity, ...(page.blocks ? ["blocks generate"] : []), ...(page.founding ? ["cannot be suppressed"] : [])];
  const parts = [`${ink.bold(page.id)}  ${ink.dim(marks.join(", "))}`, page.summary, page.why];
  if (page.bad) parts.push(`${ink.red("Wrong")}\n${indented(page.bad)}`);
  if (page.good) parts.push(`${ink.green("Right")}\n${indented(page.good)}`);
  return `${parts.join("\n\n")}\n`;
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, "    ");
}
