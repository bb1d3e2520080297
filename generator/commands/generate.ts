import { Option } from "commander";
import type { Finding } from "../diagnostics/finding.js";
import { countOf, gravest, type Outcome, type Surface } from "../diagnostics/report.js";
import { counted, listed } from "../diagnostics/english.js";
import { Host } from "../host.js";
import type { Judgement } from "../main.js";
import { apply } from "../output/apply.js";
import { DiskFailure } from "../output/disk.js";
import { isUnjudged, refusals, strangers } from "../output/drift.js";
import { plan, type Plan, whole } from "../output/plan.js";
import type { CommandModule, Options, Terminal } from "./command.js";
import { unusable } from "./file-unusable.js";
import { folderOf } from "./folder-of.js";
import { judgedTogether } from "./judging.js";
import { holding } from "./lock.js";
import { catalogOption, catalogsOf, formatOption, type CatalogOptions, type FormatOptions } from "./options.js";
import { note, print, type Result } from "./print.js";
import { repairCommand } from "./repair.js";
import { surfaceOf } from "./surface.js";

type GenerateOptions = CatalogOptions & FormatOptions & { readonly watch?: boolean };

export const generateCommand: CommandModule = {
  define(command) {
    command.addOption(catalogOption()).addOption(formatOption()).addOption(new Option("--watch", "run again on every edit of the catalog, until Ctrl-C"));
  },
  async run(_given, options: Options, terminal) {
    const { watch, ...rest } = options as unknown as GenerateOptions;
    if (watch !== true) return generate(rest, new Host(terminal.cwd, terminal.large), terminal);
    const { watchCatalogs } = await import("./watch.js");
    return watchCatalogs((host) => catalogsOf(rest, host), terminal, (host) => generate(rest, host, terminal));
  },
};

async function generate(options: CatalogOptions & FormatOptions, host: Host, terminal: Terminal): Promise<Outcome> {
  const catalogs = catalogsOf(options, host);
  const repair = repairCommand(catalogs, host);
  const results: Result[] = [];
  for (const { path, judgement } of await judgedTogether(catalogs, host)) results.push(await generateOne(path, judgement, repair, host, terminal));
  return print(
    {
      command: "generate",
      outcome: gravest(results.map(({ outcome }) => outcome)),
      findings: results.flatMap(({ findings }) => findings),
      surfaces: results.flatMap(({ surfaces }) => surfaces ?? []),
    },
    options.format,
    host,
    terminal,
  );
}

async function generateOne(path: string, judgement: Judgement, repair: string, host: Host, terminal: Terminal): Promise<Result> {
  const command = "generate";
  if (judgement.kind === "unreadable") return { command, outcome: "cannot-judge", findings: judgement.findings };
  if (judgement.kind !== "planned") return refused(judgement.findings);
  tellLint(path, judgement.findings, terminal);
  const written = await carriedOut(judgement.plan, repair, path, judgement.catalog.output, host, terminal);
  if ("outcome" in written) return written;
  return { command, outcome: "clean", findings: [], surfaces: [await surfaceOf(path, judgement.catalog, judgement.contract, written)] };
}

/** Only what blocks is told; the rest is the gate's. A tree that is no catalog blocks as a whole. */
function refused(findings: readonly Finding[]): Result {
  const blocking = findings.filter(({ blocks }) => blocks);
  return { command: "generate", outcome: "findings", findings: blocking.length === 0 ? findings : blocking };
}

async function carriedOut(first: Plan, repair: string, path: string, output: string, host: Host, terminal: Terminal): Promise<Result | NonNullable<Surface["outputs"]>> {
  const command = "generate";
  const folder = first.disk.folder;
  const files = first.outputs.length;
  if (first.write.length + first.remove.length + first.taken.length === 0 && !first.leftovers.some(({ by }) => by === "killed-run")) return { folder, files, written: 0, unchanged: files, removed: 0 };
  if (first.taken.length > 0) return inTheWay(first, repair);
  try {
    // Nothing is locked before there is something to write; under the lock the folder is looked at anew.
    return await holding(folderOf(path), output, host, terminal, (disk) => {
      const now = plan(first.outputs.map(whole), disk);
      if (now.taken.length > 0) return inTheWay(now, repair);
      for (const { path: stranger } of strangers(now)) note(`${folder}/${stranger} is left alone: the generator did not write it`, terminal);
      const applied = apply(now, disk, terminal.process.id);
      if (applied.kind === "failed") return { command, outcome: "cannot-judge", findings: [unusable(applied.failure, "write", applied.changed)] } satisfies Result;
      return { folder, files, written: applied.written.length, unchanged: now.unchanged, removed: applied.removed.length };
    });
  } catch (failure) {
    if (!(failure instanceof DiskFailure)) throw new Error(`while writing ${folder}`, { cause: failure });
    return { command, outcome: "cannot-judge", findings: [unusable(failure, "write")] };
  }
}

function inTheWay(plan: Plan, repair: string): Result {
  const findings = refusals(plan, repair);
  return { command: "generate", outcome: isUnjudged(findings) ? "cannot-judge" : "findings", findings };
}

/** Findings that do not make an output untrue do not stop generation; the person should know of them. */
function tellLint(path: string, findings: readonly Finding[], terminal: Terminal): void {
  const counts = [countOf(findings, "error"), countOf(findings, "warning")] as const;
  const parts = [...(counts[0] > 0 ? [counted(counts[0], "error")] : []), ...(counts[1] > 0 ? [counted(counts[1], "warning")] : [])];
  if (parts.length > 0) note(`${path} has ${listed(parts)} that the gate will tell`, terminal);
}
