import { appendFileSync } from "node:fs";
import type { JsonObject } from "./contract/contract.js";
import type { Mode } from "./steps/mode.js";

/** One line of the audit log: who was denied, what was rehearsed and applied. */
export interface AuditEvent {
  /** `applying` stands before the effect, so that an apply which ends with the process is seen. */
  readonly event: "denied" | "previewed" | "applying" | "applied";
  readonly tool: string;
  readonly action: string | null;
  readonly policy: string | null;
  readonly scope: string | null;
  readonly mode: Mode | null;
  readonly status: string | null;
  readonly code: string | null;
  /** Who asked, as the transport knows; null where it does not. */
  readonly caller: string | null;
  /** Only where the server was told to write argument values down. */
  readonly arguments?: JsonObject;
}

/** Takes a line of JSON without its line end. What it throws before an effect stops the call; at any other time the server reports it, and the answer stands. */
export type AuditSink = (line: string) => void;

/** Where the audit log goes and how much it tells. */
export interface AuditOptions {
  readonly sink: AuditSink;
  /** Absent or false: no value of an argument is written, not even the address. */
  readonly withArguments?: boolean;
}

/** Writes events with the time, the profile in force and the digest of the contract. */
export class AuditLog {
  constructor(
    private readonly options: AuditOptions | null,
    private readonly about: { readonly profile: string; readonly contract: () => string; readonly now: () => number },
  ) {}

  write(event: AuditEvent, args: () => JsonObject): void {
    if (this.options === null) return;
    const { profile, contract, now } = this.about;
    const line = { time: new Date(now()).toISOString(), ...event, profile, contract: contract(), ...(this.options.withArguments === true ? { arguments: args() } : {}) };
    this.options.sink(JSON.stringify(line));
  }
}

/** A sink that appends to a file, a line a call, before the call goes on. */
export function auditFile(path: string): AuditSink {
  return (line) => appendFileSync(path, `${line}\n`, { mode: 0o600 });
}
