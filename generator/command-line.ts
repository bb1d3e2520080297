import { Command, CommanderError } from "commander";
import { COMMANDS, type Listed } from "./commands/commands.js";
import type { CommandModule, Options, Terminal } from "./commands/command.js";
import { DiskFailure } from "./output/disk.js";
import { exitCode, type Outcome, type Report } from "./diagnostics/report.js";

/**
 * Runs one command and gives the exit code: 0 clean, 1 findings, 2 cannot judge (bad usage too),
 * 3 a defect of contract-gate. Only the command that is called is loaded.
 *
 * @param argv arguments after the program's name
 */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const named = argv[0] === "help" ? argv.slice(1) : argv;
  const called = COMMANDS.find(({ name }) => name === named[0]);
  // `help gate` is `gate --help`; `help gat` is a mistake, and told as one.
  const given = argv[0] === "help" && (called !== undefined || named.length === 0) ? [...named, "--help"] : [...named];
  try {
    let outcome: Outcome = "clean";
    const program = programOf(terminal);
    for (const listed of COMMANDS) {
      const command = commandOf(program, listed);
      if (listed !== called) continue;
      const module = await listed.load();
      module.define(command);
      command.action(async () => {
        outcome = await started(module, command, terminal);
      });
    }
    if (given.length === 0) {
      terminal.err(program.helpInformation());
      return exitCode("cannot-judge");
    }
    await program.parseAsync(given, { from: "user" });
    return exitCode(outcome);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : failed(misused(error, called), given, terminal);
    if (error instanceof DiskFailure) return failed({ outcome: "cannot-judge", rule: "file-unusable", message: error.message, remedy: "Look at the file, its folders and their rights; then run the command again." }, given, terminal);
    return failed({ outcome: "defect", rule: "defect", message: defectText(error), remedy: "Please report it with this message." }, given, terminal);
  }
}

const EXIT_CODES = `Exit codes: 0 clean; 1 findings; 2 cannot judge: no catalog, an unreadable file, bad usage;
3 a defect of contract-gate. \`contract-gate explain <rule>\` tells what a finding means.\n`;

function programOf(terminal: Terminal): Command {
  return new Command("contract-gate")
    .description("Contract-first generator and gate for the tool surfaces of MCP servers.")
    .version(terminal.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .addHelpText("after", `\n${EXIT_CODES}`)
    .usage("<command> [options]")
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: () => {}, getOutHasColors: () => terminal.color })
    .exitOverride();
}

function commandOf(program: Command, { name, summary }: Listed): Command {
  return program.command(name).description(summary).helpOption("-h, --help", "print this help");
}

function started(module: CommandModule, command: Command, terminal: Terminal): Promise<Outcome> {
  return module.run(command.processedArgs.flat().filter((argument) => typeof argument === "string"), command.opts<Options>(), terminal);
}

interface Failed {
  readonly outcome: Outcome;
  readonly rule: string;
  readonly message: string;
  readonly remedy: string;
}

/** The failure on stderr, and as a report on stdout where a machine waits for one. */
async function failed({ outcome, rule, message, remedy }: Failed, argv: readonly string[], terminal: Terminal): Promise<number> {
  terminal.err(`contract-gate: ${message}\n${rule === "usage" ? `${remedy}\n` : ""}`);
  const { FORMATS } = await import("./diagnostics/formats.js");
  const asked = formatOf(argv);
  const format = Object.keys(FORMATS).find((name) => name === asked && name !== "text") as keyof typeof FORMATS | undefined;
  if (format !== undefined) {
    const why = outcome === "defect" ? "contract-gate itself failed; nothing was judged." : "Nothing was judged.";
    const finding = { rule, severity: "error", at: null, file: null, path: "", message, why, remedy, blocks: true, founding: false, facts: {} } as const;
    const report: Report = { command: argv[0] ?? "", version: terminal.version, outcome, findings: [finding], setAside: { suppressed: 0, baseline: 0 }, surfaces: [] };
    const render = await FORMATS[format]();
    terminal.out(render(report, { color: false, prefix: "" }));
  }
  return exitCode(outcome);
}

/** The parser says no more than what is wrong, so where to read on is told with it. */
function misused({ message }: CommanderError, called: Listed | undefined): Failed {
  const remedy = `\`contract-gate ${called === undefined ? "--help` lists the commands" : `${called.name} --help\` lists what it takes`}.`;
  return { outcome: "cannot-judge", rule: "usage", message: message.replace(/^error: /, ""), remedy };
}

function defectText(error: unknown): string {
  if (!(error instanceof Error)) return `a defect of contract-gate: ${String(error)}`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const place = cause === error ? "" : `, ${error.message}`;
  return `a defect of contract-gate${place}. Please report it with these lines:\n${cause.stack ?? cause.message}`;
}

/** The format that was asked for, read without a parser: the arguments may be what is wrong. */
function formatOf(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((argument) => argument === "--format" || argument.startsWith("--format="));
  return argv[at] === "--format" ? argv[at + 1] : argv[at]?.slice("--format=".length);
}
