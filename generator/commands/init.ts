import { CommanderError, InvalidArgumentError, Option } from "commander";
import { Host } from "../host.js";
import { starterCatalog } from "../init/starter.js";
import type { CommandModule } from "./command.js";
import { filled } from "./options.js";

/** Writes a first catalog, where there is none. */
export const initCommand: CommandModule = {
  define(command) {
    command
      .addOption(new Option("--catalog <file>", "where to write it").default("catalog.yaml").argParser(filled))
      .addOption(new Option("--server <name>", "name of the server").default("my-server").argParser(serverName));
  },
  async run(_given, options, terminal) {
    const { catalog, server } = options as unknown as { catalog: string; server: string };
    const host = new Host(terminal.cwd);
    const path = host.path(catalog);
    // A link that leads nowhere is somebody's too.
    if (host.read(path) !== null || host.link(path) !== null) throw new CommanderError(2, "usage", `${path} is there already, and init writes over nothing: work on that one, or name another place with --catalog.`);
    host.replace(path, starterCatalog(server), terminal.process.id);
    terminal.out(`✓ init: ${path} written, two tools of a server for notes\n  next: make it yours, then \`contract-gate generate\` and commit both; \`contract-gate gate\` is for CI\n`);
    return "clean";
  },
};

function serverName(value: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(value)) throw new InvalidArgumentError("It must begin with a letter and hold Latin letters, digits, _ and - only, at most 40.");
  return value;
}
