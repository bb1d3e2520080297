import type { Command } from "commander";
import type { Outcome } from "../diagnostics/report.js";

/** What a command is given of the process; the process itself is `cli.ts` alone. */
export interface Terminal {
  /** Folder where the command runs, absolute. */
  readonly cwd: string;
  /** Told once a command has read more than a megabyte: what follows takes longer than most. */
  readonly large?: () => void;
  /** Version of contract-gate. */
  readonly version: string;
  /** For the servers that a command starts, and for the headers that it sends. */
  readonly environment: { readonly [name: string]: string | undefined };
  /** Results. */
  out(text: string): void;
  /** Progress and notes. */
  err(text: string): void;
  /** Asks the person at the terminal for one line; null where there is nobody any more. Absent where nobody can be asked. */
  readonly ask?: (question: string) => Promise<string | null>;
  /** Whether colours of results reach a person. */
  readonly color: boolean;
  /** `2026-12-31`, for suppressions that end. */
  readonly today: string;
  readonly process: { readonly id: number; alive(id: number): boolean };
  /** Aborted when the person presses Ctrl-C. */
  readonly interrupted: AbortSignal;
}

/** Values of a command's options, as its own {@link CommandModule.define} declares them. */
export type Options = { readonly [name: string]: unknown };

/** One command: `commands/<name>.ts` exports it, and a line in `commands.ts` lists it. */
export interface CommandModule {
  /** Declares arguments and options. The name and the summary are there already. */
  define(command: Command): void;
  /** Does the work and prints the result. A mistake of the user is an outcome; a defect throws. */
  run(given: readonly string[], options: Options, terminal: Terminal): Promise<Outcome>;
}
