import type { CommandModule } from "./command.js";

export interface Listed {
  readonly name: string;
  /** One line of `--help`. */
  readonly summary: string;
  load(): Promise<CommandModule>;
}

/** Every command, in the order of `--help`. A command is a file and a line here, loaded when it is called. */
export const COMMANDS: readonly Listed[] = [
  { name: "generate", summary: "write every output of the catalog", load: async () => (await import("./generate.js")).generateCommand },
  { name: "gate", summary: "judge the catalog and compare its outputs; writes nothing", load: async () => (await import("./gate.js")).gateCommand },
  { name: "lint", summary: "judge the catalog alone", load: async () => (await import("./lint.js")).lintCommand },
  { name: "diff", summary: "tell what callers can feel between two surfaces", load: async () => (await import("./diff.js")).diffCommand },
  { name: "fmt", summary: "lay the catalog out, comments kept", load: async () => (await import("./fmt.js")).fmtCommand },
  { name: "explain", summary: "tell what a rule means; without a rule, list them", load: async () => (await import("./explain.js")).explainCommand },
  { name: "import", summary: "turn a server's tools/list into a catalog, or compare them", load: async () => (await import("./import.js")).importCommand },
  { name: "probe", summary: "hold a running server, in any language, to the contract", load: async () => (await import("./probe.js")).probeCommand },
  { name: "cost", summary: "count what the surface costs a model", load: async () => (await import("./cost.js")).costCommand },
  { name: "init", summary: "write a first catalog", load: async () => (await import("./init.js")).initCommand },
];
