import { CommanderError, InvalidArgumentError, Option } from "commander";
import { folderFingerprint } from "../../runtime/fingerprint/folder.js";
import { gitFingerprint } from "../../runtime/fingerprint/git.js";
import type { Fingerprint } from "../../runtime/fingerprint/fingerprint.js";
import { StartProblem } from "../../runtime/profile.js";
import { tally } from "../diagnostics/checks.js";
import { listed } from "../diagnostics/english.js";
import { Host } from "../host.js";
import { commandFingerprint } from "../probe/command-fingerprint.js";
import { probe, type Copy, type Probing } from "../probe/probe.js";
import { ProbeRecord } from "../probe/record.js";
import { ServerFailure } from "../surface/connection.js";
import { shellWord } from "../surface/stdio.js";
import type { CommandModule, Terminal } from "./command.js";
import { serverFinding } from "./server-finding.js";
import { filled, formatOption, type FormatOptions } from "./options.js";
import { note, outcomeOf, print, type Result } from "./print.js";
import { promisedBy } from "./promised.js";
import { addServerOptions, connect, misused, type ServerOptions } from "./server-options.js";

interface ProbeOptions extends ServerOptions, FormatOptions {
  readonly catalog: string;
  readonly profile?: string;
  readonly workspace?: string;
  readonly fingerprint?: string;
  readonly mutate?: boolean;
  readonly only?: readonly string[];
}

/** Holds a running server, in whatever language, to what its catalog claims. */
export const probeCommand: CommandModule = {
  define(command) {
    command.addOption(new Option("--catalog <file>", "the catalog, or a published contract").default("catalog.yaml").argParser(filled));
    addServerOptions(command);
    command
      .addOption(new Option("--profile <name>", "the profile that the server runs under; where the command holds {profile}, every one is probed"))
      .addOption(new Option("--workspace <folder>", "what the server works on: a folder or a git work tree; it must be as it was after every rehearsal. {workspace} in the command stands for it").argParser(filled))
      .addOption(new Option("--fingerprint <command>", "a command that prints what the workspace is like, a line a part, where it is no folder"))
      .addOption(new Option("--mutate", "apply as well, in throw-away copies of the workspace, after a clean run of everything else"))
      .addOption(new Option("--only <pattern>", "only these tools or actions: 'metadata_*', 'issues.create'; may be given again").argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), operations(value)]))
      .addOption(formatOption());
  },
  async run(_given, options, terminal) {
    const given = options as unknown as ProbeOptions;
    checkUsage(given, terminal);
    const host = new Host(terminal.cwd, terminal.large);
    return print(await resultOf(given, host, terminal), given.format, host, terminal);
  },
};

function operations(pattern: string): string {
  if (pattern === "") throw new InvalidArgumentError("It must name tools or actions: 'metadata_*', 'issues.create'.");
  return pattern;
}

function checkUsage(options: ProbeOptions, { cwd }: Terminal): void {
  const { stdio, http, mutate, workspace, fingerprint } = options;
  const usage = (text: string): never => {
    throw new CommanderError(2, "usage", text);
  };
  if ((stdio === undefined) === (http === undefined)) usage("Say which server: --stdio or --http, one of them.");
  const misuse = misused(options);
  if (misuse !== null) usage(misuse);
  if (workspace !== undefined && fingerprint !== undefined) usage("The workspace is watched in one way: give --workspace or --fingerprint, not both.");
  if (mutate !== true) return;
  if (stdio === undefined || workspace === undefined) usage("--mutate starts the server anew on copies of a folder: it needs --stdio and --workspace.");
  if (!stdio!.includes("{workspace}") && new Host(cwd).path(workspace!) !== ".") usage("--mutate needs `{workspace}` in the command, or the folder where it runs as the workspace: the server has to work on a copy.");
}

async function resultOf(options: ProbeOptions, host: Host, terminal: Terminal): Promise<Result> {
  const command = "probe";
  const path = host.path(options.catalog);
  const promised = promisedBy(path, command, host);
  if ("outcome" in promised) return promised;
  if (options.profile !== undefined && !promised.contract.profiles.some(({ name }) => name === options.profile)) throw new CommanderError(2, "usage", `The contract has no profile ${JSON.stringify(options.profile)}${promised.contract.profiles.length === 0 ? " and no other either; leave --profile out." : `; it has ${listed(promised.contract.profiles.map(({ name }) => JSON.stringify(name)))}.`}`);
  const record = new ProbeRecord(promised, path, (text) => terminal.err(`${text}\n`));
  try {
    await probe(record, probingOf(options, host, terminal));
    note(`probed: ${tally(record.checks)}`, terminal);
    return { command, outcome: outcomeOf(record.findings), findings: record.findings, checks: record.checks };
  } catch (error) {
    if (error instanceof InvalidArgumentError || error instanceof StartProblem) throw new CommanderError(2, "usage", error.message);
    if (!(error instanceof ServerFailure)) throw error;
    // What was found until then is told, and is not the whole.
    return { command, outcome: "cannot-judge", findings: [serverFinding(error, null), ...record.findings], checks: record.checks };
  }
}

function probingOf(options: ProbeOptions, host: Host, terminal: Terminal): Probing {
  const { stdio, workspace, only } = options;
  const patterns = only?.map(patternOf);
  return {
    start: ({ profile, workspace: copy }) => {
      const folder = copy ?? (workspace === undefined ? null : host.absolute(workspace));
      const command = stdio?.replaceAll("{profile}", shellWord(profile ?? "")).replaceAll("{workspace}", shellWord(folder ?? ""));
      return connect({ ...options, ...(command === undefined ? {} : { stdio: command }) }, copy === null || stdio?.includes("{workspace}") === true ? terminal : { ...terminal, cwd: copy });
    },
    choosesProfile: stdio?.includes("{profile}") === true && options.profile === undefined,
    profile: options.profile ?? null,
    fingerprint: fingerprintOf(options, host, terminal),
    copy: options.mutate === true ? () => copyOf(workspace!, host) : null,
    wanted: (operation) => patterns === undefined || patterns.some((pattern) => pattern.test(operation)),
  };
}

function fingerprintOf({ workspace, fingerprint }: ProbeOptions, host: Host, { cwd, environment }: Terminal): Fingerprint | null {
  if (fingerprint !== undefined) return commandFingerprint(fingerprint, { cwd, environment });
  if (workspace === undefined) return null;
  const names = host.list(workspace);
  if (names === null) throw new CommanderError(2, "usage", `There is no folder ${workspace}; --workspace names what the server works on, seen from where this command runs.`);
  return names.includes(".git") ? gitFingerprint(host.absolute(workspace)) : folderFingerprint(host.absolute(workspace));
}

function copyOf(workspace: string, host: Host): Copy {
  const { path, remove } = host.throwAwayCopy(workspace);
  return { path, remove, fingerprint: folderFingerprint(path) };
}

/** `*` stands for any stretch; a tool's name means its actions too. */
function patternOf(pattern: string): RegExp {
  const escaped = pattern.split("*").map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}(?:\\..*)?$`, "su");
}
