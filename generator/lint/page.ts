import type { RuleCard } from "../diagnostics/card.js";
import { visible } from "../diagnostics/visible.js";
import { BASE } from "./example.js";

/** What a page shows of a rule, whichever room it lives in. */
export type PagedRule = Pick<RuleCard, "id" | "severity" | "summary" | "why" | "blocks" | "founding"> & {
  /** Smallest catalogs, or parts of one, that show the defect and its absence. */
  readonly bad?: string;
  readonly good?: string;
  /** What its findings say, of the bad example where there is one: what is wrong, and what to do. */
  readonly said?: readonly string[];
  /** What to do, where that depends on nothing. */
  readonly todo?: string;
};

/** A chapter of the table of rules. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly PagedRule[];
}

/** The page of a rule, in Markdown: `docs/rules/<id>.md`, and what `explain` prints. */
export function rulePage(rule: PagedRule): string {
  const said = rule.said ?? [];
  const parts = [`# ${rule.id}`, rule.summary, `*${marksOf(rule).join(" · ")}*`, rule.why];
  if (rule.bad) parts.push(`## Wrong\n\n${yaml(rule.bad)}`);
  else if (said.length > 0) parts.push("## What it says, and what to do");
  if (said.length > 0) parts.push(said.map((message) => `> ${message}`).join("\n>\n"));
  if (rule.todo !== undefined) parts.push(`## What to do\n\n${rule.todo}`);
  if (rule.good) parts.push(`## Right\n\n${yaml(rule.good)}`);
  if (standsBeside(rule)) parts.push(`## Beside\n\nBoth are files that this catalog includes:\n\n${yaml(BASE)}`);
  return `${parts.join("\n\n")}\n`;
}

/** The table of all rules, in Markdown: `docs/rules.md`. */
export function rulesTable(chapters: readonly Chapter[]): string {
  const sections = chapters.map(({ title, rules }) => {
    const rows = rules.map((rule) => `| [\`${rule.id}\`](rules/${rule.id}.md) | ${marksOf(rule).join(", ")} | ${rule.summary.replaceAll("|", "\\|")} |`);
    return `## ${title}\n\n| rule | | |\n| --- | --- | --- |\n${rows.join("\n")}`;
  });
  const head = "# Rules\n\nWhat contract-gate may find, one page a rule. An error makes `gate` and `lint` red, a warning and a note do not. What *blocks generate* would make an output untrue. Neither that nor a founding rule can be suppressed or taken into a baseline, but for the undecided actions of an import.";
  return `${[head, ...sections].join("\n\n")}\n`;
}

function marksOf({ severity, blocks, founding }: PagedRule): string[] {
  return [severity, ...(blocks ? ["blocks generate"] : []), ...(founding ? ["founding: cannot be suppressed"] : [])];
}

/** Whether the examples are parts that stand beside {@link BASE}: whole catalogs say their version. */
function standsBeside({ good }: PagedRule): boolean {
  return good !== undefined && good !== "" && !/^catalog: 1$/m.test(good);
}

function yaml(text: string): string {
  return `\`\`\`yaml\n${text.trimEnd().split("\n").map(visible).join("\n")}\n\`\`\``;
}
