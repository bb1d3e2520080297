import { gravest } from "../diagnostics/report.js";
import { Host } from "../host.js";
import { DiskFailure } from "../output/disk.js";
import { checkOutputFolder } from "../output/place.js";
import type { CommandModule, Options } from "./command.js";
import { unusable } from "./file-unusable.js";
import { catalogOption, catalogsOf, formatOption, todayOption, type CatalogOptions, type FormatOptions, type TodayOptions } from "./options.js";
import { outcomeOf, print, type Result } from "./print.js";
import { surfaceOf } from "./surface.js";
import { withoutSuppressed } from "./tolerance.js";

/** The catalog alone: what `gate` says of it, without generating anything. */
export const lintCommand: CommandModule = {
  define(command) {
    command.addOption(catalogOption()).addOption(formatOption()).addOption(todayOption());
  },
  async run(_given, options: Options, terminal) {
    const { format, today = terminal.today, ...rest } = options as unknown as CatalogOptions & FormatOptions & TodayOptions;
    const host = new Host(terminal.cwd);
    const results: Result[] = [];
    for (const path of catalogsOf(rest, host)) results.push(await lintOne(path, today, host));
    return print(
      {
        command: "lint",
        outcome: gravest(results.map(({ outcome }) => outcome)),
        findings: results.flatMap(({ findings }) => findings),
        setAside: { suppressed: results.reduce((sum, { setAside }) => sum + (setAside?.suppressed ?? 0), 0), baseline: 0 },
        surfaces: results.flatMap(({ surfaces }) => surfaces ?? []),
      },
      format,
      host,
      terminal,
    );
  },
};

async function lintOne(path: string, today: string, host: Host): Promise<Result> {
  const command = "lint";
  const [{ readCatalog }, { lint }] = await Promise.all([import("../catalog/read.js"), import("../lint/run.js")]);
  try {
    const read = readCatalog(path, host);
    if (read.kind === "unreadable") return { command, outcome: "cannot-judge", findings: read.findings };
    if (read.kind === "misshapen") return { command, outcome: "findings", findings: read.findings };
    const findings = [...read.findings, ...checkOutputFolder(read.catalog), ...lint(read.catalog)];
    const { open, suppressed } = withoutSuppressed(findings, read.catalog, today, false);
    return { command, outcome: outcomeOf(open), findings: open, setAside: { suppressed, baseline: 0 }, surfaces: [await surfaceOf(path, read.catalog, null, null)] };
  } catch (error) {
    if (error instanceof DiskFailure) return { command, outcome: "cannot-judge", findings: [unusable(error, "read")] };
    throw new Error(`while judging ${path}`, { cause: error });
  }
}
