import { InvalidArgumentError, Option, type Command } from "commander";
import { DEFAULT_LIMITS, type Connection } from "../surface/connection.js";
import { connectHttp } from "../surface/http.js";
import { connectStdio } from "../surface/stdio.js";
import type { Terminal } from "./command.js";

/** Options by which a command is told which server to talk to. */
export interface ServerOptions {
  readonly stdio?: string;
  readonly http?: string;
  /** Header name → name of the environment variable that holds its value. */
  readonly header?: ReadonlyMap<string, string>;
  /** Seconds. */
  readonly timeout: number;
}

export function addServerOptions(command: Command): void {
  command
    .addOption(new Option("--stdio <command>", "start this command and talk to it over its standard input and output"))
    .addOption(new Option("--http <url>", "talk to the server at this address (Streamable HTTP)").argParser(address))
    .addOption(new Option("--header <name=VARIABLE>", "send a header whose value stands in an environment variable; may be given again").argParser(header))
    .addOption(new Option("--timeout <seconds>", "how long one answer may take").default(DEFAULT_LIMITS.timeout / 1000).argParser(seconds));
}

/** What is wrong with options that are each right, or null: a header is sent to an address, and to nothing else. */
export function misused({ http, header }: Pick<ServerOptions, "http" | "header">): string | null {
  return header !== undefined && http === undefined ? "--header is sent to the address that --http names, and none was given: a server that --stdio starts reads the environment of this command itself." : null;
}

/** Opens the connection that was asked for. Throws {@link InvalidArgumentError} where a variable is not set. */
export function connect(options: ServerOptions, terminal: Terminal): Connection {
  const limits = { ...DEFAULT_LIMITS, timeout: options.timeout * 1000 };
  if (options.stdio !== undefined) return connectStdio({ command: options.stdio, cwd: terminal.cwd, environment: terminal.environment, limits, signal: terminal.interrupted });
  const headers: Record<string, string> = {};
  for (const [name, variable] of options.header ?? []) {
    const value = terminal.environment[variable];
    if (value === undefined || value === "") throw new InvalidArgumentError(`The environment variable ${variable}, asked for by --header ${name}, is not set: set it where this command runs, or take the header away.`);
    headers[name] = value;
  }
  return connectHttp({ url: options.http!, headers, limits });
}

function address(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) throw new InvalidArgumentError("It must be an http or https address.");
  return value;
}

function header(value: string, before: ReadonlyMap<string, string> | undefined): ReadonlyMap<string, string> {
  const [, name, variable] = /^([A-Za-z0-9-]+)=([A-Za-z_][A-Za-z0-9_]*)$/.exec(value) ?? [];
  if (name === undefined || variable === undefined) throw new InvalidArgumentError("It must be a header's name, `=` and the name of an environment variable: Authorization=MCP_TOKEN.");
  return new Map([...(before ?? []), [name, variable]]);
}

function seconds(value: string): number {
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0 || number > 3600) throw new InvalidArgumentError("It must be a number of seconds, at most 3600.");
  return number;
}
