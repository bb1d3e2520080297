import { InvalidArgumentError, Option } from "commander";
import type { Catalog } from "../catalog/model.js";
import { CLIENT_WORDS, type ClientName } from "../catalog/shapes/clients.js";
import type { Severity } from "../diagnostics/finding.js";
import { gravest } from "../diagnostics/report.js";
import { Host } from "../host.js";
import { DiskFailure } from "../output/disk.js";
import { checkOutputFolder } from "../output/place.js";
import type { CommandModule, Options } from "./command.js";
import { unusable } from "./file-unusable.js";
import { catalogOption, catalogsOf, formatOption, todayOption, type CatalogOptions, type FormatOptions, type TodayOptions } from "./options.js";
import { outcomeOf, print, type Result } from "./print.js";
import { surfaceOf } from "./surface.js";
import { tokenFindings } from "./token-budgets.js";
import { withoutSuppressed } from "./tolerance.js";

interface LintOptions extends CatalogOptions, FormatOptions, TodayOptions {
  readonly client?: readonly ClientName[];
  readonly clientSeverity: Severity;
}

/** The catalog alone: what `gate` says of it, without generating anything. */
export const lintCommand: CommandModule = {
  define(command) {
    command
      .addOption(catalogOption())
      .addOption(new Option("--client <name>", "tell what this client would refuse, besides those that the catalog names; may be given again").argParser(clientName))
      .addOption(new Option("--client-severity <severity>", "how grave that is").choices(["error", "warning", "note"]).default("warning"))
      .addOption(formatOption())
      .addOption(todayOption());
  },
  async run(_given, options: Options, terminal) {
    const { format, today = terminal.today, client = [], clientSeverity, ...rest } = options as unknown as LintOptions;
    const asked = client.map((name) => ({ name, severity: clientSeverity }));
    const host = new Host(terminal.cwd, terminal.large);
    const results: Result[] = [];
    for (const path of catalogsOf(rest, host)) results.push(await lintOne(path, today, asked, host));
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

async function lintOne(path: string, today: string, asked: readonly AskedClient[], host: Host): Promise<Result> {
  const command = "lint";
  const [{ readCatalog }, { lint }] = await Promise.all([import("../catalog/read.js"), import("../lint/run.js")]);
  try {
    const read = readCatalog(path, host);
    if (read.kind === "unreadable") return { command, outcome: "cannot-judge", findings: read.findings };
    if (read.kind === "misshapen") return { command, outcome: "findings", findings: read.findings };
    const findings = [...read.findings, ...checkOutputFolder(read.catalog), ...lint(withClients(read.catalog, asked)), ...(await tokenFindings(read.catalog))];
    const { open, suppressed } = withoutSuppressed(findings, read.catalog, today, false);
    return { command, outcome: outcomeOf(open), findings: open, setAside: { suppressed, baseline: 0 }, surfaces: [await surfaceOf(path, read.catalog, null, null)] };
  } catch (error) {
    if (error instanceof DiskFailure) return { command, outcome: "cannot-judge", findings: [unusable(error, "read")] };
    throw new Error(`while judging ${path}`, { cause: error });
  }
}

interface AskedClient {
  readonly name: ClientName;
  readonly severity: Severity;
}

/** The catalog as if it named these clients too; those that it names keep what it says of them. */
function withClients(catalog: Catalog, asked: readonly AskedClient[]): Catalog {
  const known = new Set(catalog.clients.map(({ name }) => name));
  const more = asked.filter(({ name }) => !known.has(name));
  return more.length === 0 ? catalog : { ...catalog, clients: [...catalog.clients, ...more.map((client) => ({ ...client, node: catalog.node }))] };
}

function clientName(value: string, before: readonly ClientName[] | undefined): readonly ClientName[] {
  if (!Object.hasOwn(CLIENT_WORDS, value)) throw new InvalidArgumentError(`It must be one of ${Object.keys(CLIENT_WORDS).join(", ")}.`);
  return [...new Set([...(before ?? []), value as ClientName])];
}
