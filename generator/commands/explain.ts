import { closest } from "../catalog/closest.js";
import { paint, type Paint } from "../diagnostics/paint.js";
import { rulePage } from "../lint/page.js";
import type { CommandModule } from "./command.js";
import { CHAPTERS } from "./rule-pages.js";

/** The page of a rule, or the list of them all. */
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
    const rules = CHAPTERS.flatMap((chapter) => chapter.rules);
    const rule = rules.find((candidate) => candidate.id === id);
    if (rule !== undefined) {
      terminal.out(rulePage(rule).replace(/^#+ .*$/gm, (heading) => ink.bold(heading)));
      return "clean";
    }
    const near = closest(id, rules.map((candidate) => candidate.id));
    terminal.err(`contract-gate: there is no rule ${JSON.stringify(id)}.${near === null ? "" : ` Did you mean ${near}?`} \`contract-gate explain\` lists them all.\n`);
    return "cannot-judge";
  },
};

function contents(ink: Paint): string {
  const width = Math.max(...CHAPTERS.flatMap(({ rules }) => rules.map(({ id }) => id.length)));
  const chapters = CHAPTERS.map(({ title, rules }) => [ink.bold(title), ...rules.map((rule) => `  ${rule.id.padEnd(width)}  ${ink.dim(rule.summary)}`)].join("\n"));
  return `${chapters.join("\n\n")}\n\ncontract-gate explain <rule> tells why a rule matters, with an example.\n`;
}
