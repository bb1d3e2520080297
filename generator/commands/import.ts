import { CommanderError, InvalidArgumentError, Option } from "commander";
import { readCatalog } from "../catalog/read.js";
import { publish } from "../contract/publish.js";
import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import { counted } from "../diagnostics/words.js";
import { Host } from "../host.js";
import { importSurface } from "../import/import.js";
import { RULES } from "../lint/rules.js";
import { lint } from "../lint/run.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { serverUnusable, surfaceDiffers } from "../surface/cards.js";
import { compareSurfaces, type Difference } from "../surface/compare.js";
import { excerpt, ServerFailure } from "../surface/connection.js";
import { readSurface, type Surface } from "../surface/list.js";
import { readSavedList } from "../surface/saved.js";
import type { CommandModule, Terminal } from "./command.js";
import { filled, formatOption, type FormatOptions } from "./options.js";
import { note, outcomeOf, print, type Result } from "./print.js";
import { addServerOptions, connect, type ServerOptions } from "./server-options.js";

type ImportOptions = ServerOptions & FormatOptions & { readonly file?: string; readonly catalog: string; readonly check?: boolean };

/** A running server's `tools/list`, or a saved one, becomes a catalog; `--check` compares instead. */
export const importCommand: CommandModule = {
  define(command) {
    command.addOption(new Option("--file <file>", "read a saved answer of tools/list").argParser(filled));
    addServerOptions(command);
    command
      .addOption(new Option("--catalog <file>", "the catalog to write, or to compare with").default("catalog.yaml").argParser(filled))
      .addOption(new Option("--check", "write nothing; compare the server with the catalog"))
      .addOption(formatOption());
  },
  async run(_given, options, terminal) {
    const given = options as unknown as ImportOptions;
    const sources = [given.file, given.stdio, given.http].filter((source) => source !== undefined);
    if (sources.length !== 1) throw new CommanderError(2, "usage", "Say where the list comes from: --file, --stdio or --http, one of them.");
    const host = new Host(terminal.cwd);
    const result = await resultOf(given, host, terminal);
    return print(result, given.format, host, terminal);
  },
};

async function resultOf(options: ImportOptions, host: Host, terminal: Terminal): Promise<Result> {
  try {
    const surface = await surfaceOf(options, host, terminal);
    return options.check ? checked(options.catalog, surface, host) : written(options.catalog, surface, host, terminal);
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw new CommanderError(2, "usage", error.message);
    if (!(error instanceof ServerFailure)) throw error;
    const said = findingOf(serverUnusable, null, "", { kind: error.kind, said: error.message, stderr: excerpt(error.stderr.trim().slice(-400), 400) });
    return { command: "import", outcome: "cannot-judge", findings: [{ ...said, file: options.file ?? null }] };
  }
}

async function surfaceOf(options: ImportOptions, host: Host, terminal: Terminal): Promise<Surface> {
  if (options.file !== undefined) {
    const bytes = host.read(host.path(options.file));
    if (bytes === null) throw new ServerFailure("not-started", `There is no file ${options.file}.`);
    return readSavedList(new TextDecoder("utf-8").decode(bytes));
  }
  const connection = connect(options, terminal);
  try {
    return await readSurface(connection);
  } finally {
    await connection.close();
  }
}

function written(path: string, surface: Surface, host: Host, terminal: Terminal): Result {
  if (host.read(host.path(path)) !== null) {
    throw new CommanderError(2, "usage", `${path} is there already. Compare it with \`contract-gate import --check …\`, or write another one with --catalog.`);
  }
  const { text, catalog, manners, lost } = importSurface(surface);
  if (lost.length > 0) throw new Error(`The import of ${lost[0]!.tool} loses ${lost[0]!.pointer}.`);
  host.replace(host.path(path), text, terminal.process.id);
  const actions = catalog.tools.reduce((sum, tool) => sum + tool.actions.length, 0);
  note(`${path}: ${counted(catalog.tools.length, "tool")}, ${counted(actions, "action")}, nothing decided yet`, terminal);
  if (manners.size > 0) note(`${counted(manners.size, "tool")} could only be kept as they are: ${[...manners.keys()].join(", ")}`, terminal);
  note("next: decide each UNDECIDED policy (a suggestion stands beside it), then `contract-gate generate`", terminal);
  return { command: "import", outcome: "clean", findings: lint(catalog, RULES.filter(({ id }) => TOLD_AT_ONCE.has(id))) };
}

/** What a person must know of a foreign surface before anything else: what it hides. */
const TOLD_AT_ONCE = new Set(["text-hidden-character", "prose-html-comment", "name-mixed-script", "name-clash-look-alike"]);

function checked(path: string, surface: Surface, host: Host): Result {
  const read = readCatalog(host.path(path), host);
  if (read.kind !== "catalog") return { command: "import", outcome: read.kind === "unreadable" ? "cannot-judge" : "findings", findings: read.findings };
  const { contract, places } = publish(read.catalog);
  const findings = compareSurfaces(listTools(contract), surface.tools).map((difference): Finding => {
    const place = places.get(`tools.${difference.tool}`) ?? null;
    return { ...findingOf(surfaceDiffers, place, `tools.${difference.tool}`, factsOf(difference)), file: place?.source.file ?? host.path(path) };
  });
  return { command: "import", outcome: outcomeOf(findings), findings };
}

function factsOf({ tool, kind, pointer, promised, listed }: Difference): { tool: string; kind: Difference["kind"]; pointer: string; promised: string; listed: string } {
  const shown = (value: unknown): string => (value === undefined ? "nothing" : excerpt(JSON.stringify(value), 160));
  return { tool, kind, pointer, promised: shown(promised), listed: shown(listed) };
}
