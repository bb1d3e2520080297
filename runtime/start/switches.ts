import { parseArgs } from "node:util";
import { StartProblem } from "../profile.js";

/** What whoever starts a server may choose. Nothing else is taken, and nothing is taken without effect. */
export interface Switches {
  /** Name of the profile; absent: the contract's default. */
  readonly profile?: string;
  /** Previews are taken between two fingerprints of the workspace. */
  readonly strict: boolean;
  /** Failures carry what is known of their cause. Adds no tool and no right. */
  readonly admin: boolean;
  /** Port of Streamable HTTP; null for the standard streams. */
  readonly http: number | null;
  /** Interface to listen on; absent: loopback. */
  readonly host?: string;
  /** File of the audit log. */
  readonly audit?: string;
}

/**
 * Reads the command line of a server: `--profile NAME`, `--strict`, `--admin`, `--http PORT`,
 * `--host NAME`, `--audit FILE`.
 *
 * @throws StartProblem for any other switch or value, naming it
 */
export function readSwitches(argv: readonly string[]): Switches {
  const { profile, http, host, audit, strict, admin } = parse(argv);
  if (host !== undefined && http === undefined) throw new StartProblem("Ключ --host действует только вместе с --http.");
  return {
    ...(profile === undefined ? {} : { profile }),
    ...(host === undefined ? {} : { host: filled("--host", host) }),
    ...(audit === undefined ? {} : { audit: filled("--audit", audit) }),
    strict: strict ?? false,
    admin: admin ?? false,
    http: http === undefined ? null : portOf(http),
  };
}

const OPTIONS = {
  profile: { type: "string" },
  http: { type: "string" },
  host: { type: "string" },
  audit: { type: "string" },
  strict: { type: "boolean" },
  admin: { type: "boolean" },
} as const;

function parse(argv: readonly string[]): { readonly [name in keyof typeof OPTIONS]?: (typeof OPTIONS)[name]["type"] extends "string" ? string : boolean } {
  try {
    const { values, tokens } = parseArgs({ args: [...argv], options: OPTIONS, strict: true, allowPositionals: false, tokens: true });
    const given = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = given.find((name, index) => given.indexOf(name) !== index);
    if (twice !== undefined) throw new StartProblem(`Ключ --${twice} указан дважды.`);
    return values;
  } catch (problem) {
    if (problem instanceof StartProblem) throw problem;
    throw new StartProblem(`Ключи запуска не приняты: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new StartProblem(`Порт --http ${JSON.stringify(text)} не принят: нужно число от 0 до 65535.`);
  return port;
}

function filled(name: string, value: string): string {
  if (value.trim() === "") throw new StartProblem(`Значение ключа ${name} пусто.`);
  return value;
}
