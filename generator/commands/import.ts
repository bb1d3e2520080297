import { CommanderError, InvalidArgumentError, Option } from "commander";
import { Host } from "../host.js";
import { readTeamRule, type TeamRule } from "../import/team-rules.js";
import { DiskFailure } from "../output/disk.js";
import { ServerFailure } from "../surface/connection.js";
import { readSurface, type Surface } from "../surface/list.js";
import { readSavedList } from "../surface/saved.js";
import type { CommandModule, Terminal } from "./command.js";
import { unusable } from "./file-unusable.js";
import type { ImportOptions } from "./import/options.js";
import { filled, formatOption } from "./options.js";
import { print, type Result } from "./print.js";
import { serverFinding } from "./server-finding.js";
import { addServerOptions, connect, misused } from "./server-options.js";

/** A running server's `tools/list`, or a saved one, becomes a catalog or is merged into one; `--check` compares instead. */
export const importCommand: CommandModule = {
  define(command) {
    command.addOption(new Option("--file <file>", "read a saved answer of tools/list").argParser(filled));
    addServerOptions(command);
    command
      .addOption(new Option("--catalog <file>", "the catalog to write, to merge into, or to compare with").default("catalog.yaml").argParser(filled))
      .addOption(new Option("--check", "write nothing; compare the server with the catalog, or with a published contract"))
      .addOption(new Option("--prune", "take out of the catalog what the server does not list any more"))
      .addOption(new Option("--decide <pattern=POLICY[:scope]>", "decide the undecided actions of these names: 'get_*=READ_ONLY'; may be given again, the first that fits counts").argParser(teamRule))
      .addOption(new Option("--accept-hints", "take every suggestion that is left, marked as taken by a comment"))
      .addOption(new Option("--review", "walk through the undecided actions here in the terminal"))
      .addOption(new Option("--baseline <file>", "write what the gate finds today into this baseline, for `gate --baseline`").argParser(filled))
      .addOption(formatOption());
  },
  async run(_given, options, terminal) {
    const given = options as unknown as ImportOptions;
    checkUsage(given);
    const host = new Host(terminal.cwd, terminal.large);
    return print(await resultOf(given, host, terminal), given.format, host, terminal);
  },
};

function checkUsage(options: ImportOptions): void {
  const { file, stdio, http, check, prune, decide, acceptHints, review, baseline } = options;
  const sources = [file, stdio, http].filter((source) => source !== undefined).length;
  const decides = decide !== undefined || acceptHints === true || review === true;
  if (sources > 1 || (sources === 0 && !decides)) throw new CommanderError(2, "usage", `Say where the list comes from: --file, --stdio or --http, one of them${sources > 1 ? `; ${sources} were given` : ""}.`);
  if (check === true && (sources === 0 || decides || prune === true || baseline !== undefined)) throw new CommanderError(2, "usage", "--check compares and writes nothing: give it a server or a file, and neither --prune, --decide, --accept-hints, --review nor --baseline.");
  const misuse = misused(options);
  if (misuse !== null) throw new CommanderError(2, "usage", misuse);
  if (sources === 0 && prune === true) throw new CommanderError(2, "usage", "--prune needs a server or a file to compare with.");
}

async function resultOf(options: ImportOptions, host: Host, terminal: Terminal): Promise<Result> {
  try {
    const surface = await surfaceOf(options, host, terminal);
    if (options.check === true) return (await import("./import/check.js")).checked(host.path(options.catalog), surface!, host);
    return await (await import("./import/write.js")).written(options, surface, host, terminal);
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw new CommanderError(2, "usage", error.message);
    if (error instanceof ServerFailure) return { command: "import", outcome: "cannot-judge", findings: [serverFinding(error, options.file ?? null)] };
    if (error instanceof DiskFailure) return { command: "import", outcome: "cannot-judge", findings: [unusable(error, "read")] };
    throw error;
  }
}

/** What the server lists; null where only the catalog is worked on. */
async function surfaceOf(options: ImportOptions, host: Host, terminal: Terminal): Promise<Surface | null> {
  if (options.file !== undefined) {
    const bytes = host.read(host.path(options.file));
    if (bytes === null) throw new ServerFailure("no-file", `There is no file ${options.file}.`);
    return readSavedList(new TextDecoder("utf-8").decode(bytes));
  }
  if (options.stdio === undefined && options.http === undefined) return null;
  const connection = connect(options, terminal);
  try {
    return await readSurface(connection);
  } finally {
    await connection.close();
  }
}

function teamRule(value: string, before: readonly TeamRule[] | undefined): readonly TeamRule[] {
  const rule = readTeamRule(value);
  if (typeof rule === "string") throw new InvalidArgumentError(rule);
  return [...(before ?? []), rule];
}
