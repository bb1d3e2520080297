import { CommanderError, Option } from "commander";
import type { PublicContract } from "../../runtime/contract/contract.js";
import { gravest, type Outcome } from "../diagnostics/report.js";
import { isRed } from "../diff/report/findings.js";
import { recordableOf } from "../diff/report/section.js";
import { Host } from "../host.js";
import { draftEntry } from "../journal/draft.js";
import type { CommandModule, Terminal } from "./command.js";
import { compareSides, FAIL_ON, levelOf, type ComparedSides, type FailOn } from "./diff/compared.js";
import type { LoadedSide } from "./diff/side.js";
import { find, type Looking } from "./diff/load.js";
import { folderOf } from "./folder-of.js";
import { filled, formatOption, type FormatOptions } from "./options.js";
import { note, outcomeOf, print, type Result } from "./print.js";

export interface DiffOptions extends FormatOptions {
  readonly catalog: string;
  readonly base?: string;
  readonly failOn: FailOn;
  readonly firstRun?: boolean;
  readonly writeJournal?: boolean;
  readonly gitDriver?: boolean;
}

/** What callers can feel between two surfaces. */
export const diffCommand: CommandModule = {
  define(command) {
    command
      .argument("[sides...]", "the base, and the head where it is not the catalog as it is now; each a git ref, `ref:path`, a catalog, a public contract or a saved answer of tools/list")
      .addOption(new Option("--base <base>", "the base, for those who like it named").argParser(filled))
      .addOption(new Option("--catalog <file>", "the catalog that a ref is asked for").default("catalog.yaml").argParser(filled))
      .addOption(new Option("--fail-on <level>", "the lightest level that is red: `any` is whatever callers feel").choices(FAIL_ON).default("dangerous"))
      .addOption(new Option("--first-run", "there is no base yet: everything is told as new"))
      .addOption(new Option("--write-journal", "draft a journal entry for red changes that no entry records"))
      .addOption(new Option("--git-driver", "as a diff driver of git: `git config diff.contract.command \"contract-gate diff --git-driver\"`"))
      .addOption(formatOption());
  },
  async run(given, options, terminal) {
    const asked = options as unknown as DiffOptions;
    const host = new Host(terminal.cwd, terminal.large);
    if (asked.gitDriver === true) {
      const { driveGit } = await import("./diff/git-driver.js");
      return driveGit(given, host, terminal);
    }
    return print(await diffed(argumentsOf(given, asked), asked, host, terminal), asked.format, host, terminal);
  },
};

interface Given {
  readonly base: string | null;
  readonly head: string | null;
}

function argumentsOf(given: readonly string[], { base, firstRun }: DiffOptions): Given {
  const all = base === undefined ? given : [base, ...given];
  if (all.length > 2) throw new CommanderError(2, "usage", `Two things are compared, the base and the head, and ${all.length} were given: ${all.join(", ")}. Name the base alone to compare it with the catalog here.`);
  if (all.length === 0 && firstRun !== true) throw new CommanderError(2, "usage", "Say what to compare with: `contract-gate diff origin/main`, or --first-run where there is nothing yet.");
  return { base: all[0] ?? null, head: all[1] ?? null };
}

async function diffed(given: Given, options: DiffOptions, host: Host, terminal: Terminal): Promise<Result> {
  const command = "diff";
  const looking: Looking = { host, terminal, catalog: host.path(options.catalog) };
  const head = find(given.head, "head", looking);
  if (head.kind !== "side") return { command, ...(head.kind === "absent" ? head.failure : head) };
  const base = given.base === null ? null : find(given.base, "base", looking);
  const firstRun = base === null || (base.kind === "absent" && options.firstRun === true);
  if (base !== null && base.kind !== "side" && !firstRun) return { command, ...(base.kind === "absent" ? base.failure : base) };
  if (firstRun) note("this is a first run: there is no base, so everything is new and nothing is red", terminal);
  else if (options.firstRun === true) note("there is a base, so --first-run changes nothing", terminal);
  const compared = compareSides(base !== null && base.kind === "side" ? base : nothingBefore(head), head);
  if (options.writeJournal === true && !firstRun) writeJournal(compared, head, options, host, terminal);
  return resultOf(compared, firstRun ? null : levelOf(options.failOn), firstRun, options, command);
}

async function resultOf(compared: ComparedSides, failOn: ReturnType<typeof levelOf>, firstRun: boolean, { format }: FormatOptions, command: string): Promise<Result> {
  const findings = [...compared.changes(failOn), ...(firstRun ? [] : compared.findings)];
  const outcome: Outcome = gravest([outcomeOf(findings), ...(compared.unreadable && !firstRun ? ["cannot-judge" as const] : [])]);
  return { command, outcome, findings, diff: compared.section(firstRun ? null : (failOn ?? "dangerous"), await tokenCounter(compared, format)) };
}

/** Counting loads half a second of vocabulary, so only where it is shown and something changed. */
async function tokenCounter({ verdicts }: ComparedSides, format: string): Promise<Parameters<ComparedSides["section"]>[1]> {
  if (!["text", "json", "markdown"].includes(format) || !verdicts.some(({ change }) => change.path[0] === "tools")) return null;
  const [{ loadTokenCounter }, { shownToModel }] = await Promise.all([import("../cost/tokens.js"), import("../contract/shown-to-model.js")]);
  const count = await loadTokenCounter();
  return (tool) => count(shownToModel(tool));
}

/** A server of the same name that promises nothing: everything of the head is new beside it. */
function nothingBefore({ side, form }: LoadedSide): LoadedSide {
  const contract: PublicContract = { ...side.contract, scopes: [], groups: [], profiles: [], retired: { tools: {}, parameters: {} }, labels: { fields: {}, sections: {}, statuses: {} }, errors: [], types: {}, tools: [] };
  return { side: { contract, budgets: null, label: "nothing", locate: () => null }, form, journal: null };
}

/** Drafts an entry for what is red without one. The entry is a file, and whoever fills it in signs it. */
function writeJournal(compared: ComparedSides, head: LoadedSide, { catalog }: DiffOptions, host: Host, terminal: Terminal): void {
  const open = compared.verdicts.filter(({ level, fingerprint }) => isRed(level, "dangerous") && !compared.matched.recorded.has(fingerprint)).map(recordableOf);
  if (open.length === 0) return note("every breaking and dangerous change is recorded already: no entry was drafted", terminal);
  if (head.journal === null || head.journal.files !== host) throw new CommanderError(2, "usage", "--write-journal needs the catalog of the work tree as its head: that is where the entry is written.");
  const draft = draftEntry(open, head.side.contract.server.version ?? "0.0.0", terminal.today);
  const base = folderOf(host.path(catalog));
  const folder = head.journal.folder;
  const output = host.outputFolder(base, base === "." ? folder : folder.slice(base.length + 1));
  output.makeFolder("");
  const name = freeName(draft.name, host.list(folder) ?? []);
  output.create(name, draft.text);
  note(`${folder}/${name} records ${open.length === 1 ? "one change" : `${open.length} changes`}; fill in \`why\` before you commit it`, terminal);
}

function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.replace(/\.yaml$/, "");
  let number = 2;
  while (taken.includes(`${stem}-${number}.yaml`)) number++;
  return `${stem}-${number}.yaml`;
}

