import { Option } from "commander";
import { gravest } from "../diagnostics/report.js";
import { Host } from "../host.js";
import type { Judgement } from "../main.js";
import { drift, isUnjudged } from "../output/drift.js";
import type { Plan } from "../output/plan.js";
import type { CommandModule, Terminal } from "./command.js";
import { judgedTogether } from "./judging.js";
import { catalogOption, catalogsOf, filled, formatOption, todayOption, type CatalogOptions, type FormatOptions, type TodayOptions } from "./options.js";
import { note, outcomeOf, print, type Result } from "./print.js";
import { repairCommand } from "./repair.js";
import { surfaceOf } from "./surface.js";
import { tokenFindings } from "./token-budgets.js";
import { withoutBaseline, withoutSuppressed, type BaselineOptions } from "./tolerance.js";

interface GateOptions extends CatalogOptions, FormatOptions, TodayOptions, BaselineOptions {
  readonly selfTest?: boolean;
  readonly base?: string;
  readonly firstRun?: boolean;
}

/** CI: is the catalog right, and are its outputs what it gives? Nothing is written, but a baseline that is asked for. */
export const gateCommand: CommandModule = {
  define(command) {
    command
      .addOption(catalogOption())
      .addOption(formatOption())
      .addOption(new Option("--base <ref>", "also be red for breaking and dangerous changes since this ref that the journal does not record").argParser(filled))
      .addOption(new Option("--first-run", "the ref of --base has no catalog yet"))
      .addOption(new Option("--baseline <file>", "old findings that are tolerated; it only shrinks").argParser(filled))
      .addOption(new Option("--write-baseline", "write the findings of today into the baseline"))
      .addOption(new Option("--self-test", "prove on a copy in memory that the gate can fail"))
      .addOption(todayOption());
  },
  async run(_given, options, terminal) {
    const given = options as unknown as GateOptions;
    const host = new Host(terminal.cwd, terminal.large);
    const catalogs = catalogsOf(given, host);
    if (given.selfTest === true) {
      const { selfTestCatalogs } = await import("./self-test.js");
      return print(await selfTestCatalogs(catalogs, host), given.format, host, terminal);
    }
    const results: Result[] = [];
    const judgements = await judgedTogether(catalogs, host, "different");
    for (const { path, judgement } of judgements) {
      results.push(await gateOne(path, judgement, repairCommand([path], host), given.today ?? terminal.today, host, terminal));
    }
    const result = withBaseline(results, given, host, terminal);
    return print(given.base === undefined ? result : await withChanges(result, judgements, given.base, given, host, terminal), given.format, host, terminal);
  },
};

/** One catalog, without what it suppresses. */
async function gateOne(path: string, judgement: Judgement, repair: string, today: string, host: Host, terminal: Terminal): Promise<Result> {
  const command = "gate";
  if (judgement.kind === "unreadable") return { command, outcome: "cannot-judge", findings: judgement.findings };
  if (judgement.kind === "misshapen") return { command, outcome: "findings", findings: judgement.findings };
  const { catalog } = judgement;
  if (judgement.kind === "blocked") {
    note(`the outputs of ${path} were not compared: what blocks generation comes first`, terminal);
    const { open, suppressed } = withoutSuppressed(judgement.findings, catalog, today, false);
    return { command, outcome: "findings", findings: open, setAside: { suppressed, baseline: 0 }, surfaces: [await surfaceOf(path, catalog, null, null)] };
  }
  const { contract, plan } = judgement;
  const findings = [...judgement.findings, ...(await tokenFindings(catalog)), ...drift(plan, { repair, ignored: ignoredOutputs(plan, host, terminal) })];
  const { open, suppressed } = withoutSuppressed(findings, catalog, today, true);
  const outputs = { folder: plan.disk.folder, files: plan.outputs.length, written: 0, unchanged: plan.unchanged, removed: 0 };
  return { command, outcome: isUnjudged(open) ? "cannot-judge" : outcomeOf(open), findings: open, setAside: { suppressed, baseline: 0 }, surfaces: [await surfaceOf(path, catalog, contract, outputs)] };
}

/** Changes are signed in the journal: neither a suppression nor a baseline forgives them. */
async function withChanges(result: Result, judgements: Awaited<ReturnType<typeof judgedTogether>>, base: string, options: GateOptions, host: Host, terminal: Terminal): Promise<Result> {
  const { unrecordedChanges } = await import("./diff/gate.js");
  const changes = judgements.flatMap(({ path, judgement }) => (judgement.kind === "planned" ? [unrecordedChanges(path, judgement, base, options, host, terminal)] : []));
  return {
    ...result,
    outcome: gravest([result.outcome, ...changes.map(({ outcome }) => outcome)]),
    findings: [...result.findings, ...changes.flatMap(({ findings }) => findings)],
    // A report has room for one comparison; those of several catalogs are told by their findings.
    ...(changes.length === 1 && changes[0]!.diff !== undefined ? { diff: changes[0]!.diff } : {}),
  };
}

/** All catalogs together: one baseline holds the old findings of all of them. */
function withBaseline(results: readonly Result[], options: GateOptions, host: Host, terminal: Terminal): Result {
  const command = "gate";
  const worst = gravest(results.map(({ outcome }) => outcome));
  const findings = results.flatMap((result) => result.findings);
  const surfaces = results.flatMap((result) => result.surfaces ?? []);
  const suppressed = results.reduce((sum, { setAside }) => sum + (setAside?.suppressed ?? 0), 0);
  // A baseline of what could not be judged would forgive what nobody has seen.
  if (worst === "cannot-judge") return { command, outcome: worst, findings, surfaces, setAside: { suppressed, baseline: 0 } };
  const result = withoutBaseline(findings, options, host, terminal.process.id);
  if (result.kind === "cannot-judge") return { command, outcome: "cannot-judge", findings: [result.finding, ...findings], surfaces, setAside: { suppressed, baseline: 0 } };
  return { command, outcome: outcomeOf(result.open), findings: result.open, surfaces, setAside: { suppressed, baseline: result.tolerated } };
}

function ignoredOutputs(plan: Plan, host: Host, terminal: Terminal): ReturnType<Host["ignoredByGit"]>["ignored"] {
  const paths = plan.outputs.flatMap(({ file, standing }) => (standing.kind === "missing" || standing.kind === "not-a-file" ? [] : [file.path]));
  const { ignored, trouble } = host.ignoredByGit(plan.disk.folder, paths);
  if (trouble !== null) note(`git could not say whether outputs are ignored: ${trouble}`, terminal);
  return ignored;
}
