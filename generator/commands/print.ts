import type { Finding } from "../diagnostics/finding.js";
import { FORMATS, type Format } from "../diagnostics/formats.js";
import type { Outcome, Report, Surface } from "../diagnostics/report.js";
import type { Host } from "../host.js";
import type { Terminal } from "./command.js";

export interface Result {
  readonly command: string;
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
  readonly setAside?: Report["setAside"];
  readonly surfaces?: readonly Surface[];
  readonly trials?: NonNullable<Report["trials"]>;
  readonly checks?: NonNullable<Report["checks"]>;
  readonly diff?: NonNullable<Report["diff"]>;
}

/** Prints a result in the format that was asked for, and gives its outcome back. */
export async function print(result: Result, format: Format, host: Host, terminal: Terminal): Promise<Outcome> {
  const report: Report = { setAside: { suppressed: 0, baseline: 0 }, surfaces: [], ...result, version: terminal.version };
  const render = await FORMATS[format]();
  terminal.out(render(report, { color: terminal.color, prefix: host.prefix() }));
  return result.outcome;
}

/** A note for the person: what is good to know and is no finding. */
export function note(text: string, terminal: Terminal): void {
  terminal.err(`note: ${text}\n`);
}

/** What findings make of a catalog that could be read. */
export function outcomeOf(findings: readonly Finding[]): Outcome {
  return findings.some(({ severity }) => severity === "error") ? "findings" : "clean";
}
