import { CommanderError } from "commander";
import type { Outcome } from "../../diagnostics/report.js";
import { renderText } from "../../diagnostics/render-text.js";
import type { Host } from "../../host.js";
import type { Terminal } from "../command.js";
import { note } from "../print.js";
import { compareSides } from "./compared.js";
import { find } from "./load.js";
import type { LoadedSide } from "./side.js";

/**
 * Called by git for a published contract that changed: `path old-file old-hex old-mode new-file
 * new-hex new-mode`. Always ends well, since git gives up on a driver that does not.
 *
 * Two lines turn it on: `generated/public-contract.json diff=contract` in `.gitattributes`, and
 * `git config diff.contract.command "npx contract-gate diff --git-driver"`.
 */
export function driveGit(given: readonly string[], host: Host, terminal: Terminal): Outcome {
  const [path, old, , , now] = given;
  if (path === undefined || old === undefined || now === undefined) throw new CommanderError(2, "usage", "--git-driver is for git, which calls it with seven arguments; compare by hand with `contract-gate diff <base>`.");
  terminal.out(`contract ${path}\n`);
  const looking = { host, terminal, catalog: "catalog.yaml" };
  if ([old, now].includes("/dev/null")) {
    terminal.out(`  ${old === "/dev/null" ? "a new file" : "the file is gone"}\n`);
    return "clean";
  }
  const [base, head] = [find(old, "base", looking), find(now, "head", looking)];
  if (base.kind !== "side" || head.kind !== "side") {
    note(`${path} cannot be compared: one side is no public contract`, terminal);
    return "clean";
  }
  const named = (loaded: LoadedSide, label: string): LoadedSide => ({ ...loaded, side: { ...loaded.side, label, locate: () => null } });
  const compared = compareSides(named(base, "before"), named(head, "after"));
  const diff = compared.section("dangerous", null);
  terminal.out(renderText({ command: "diff", version: terminal.version, outcome: "clean", findings: [], setAside: { suppressed: 0, baseline: 0 }, surfaces: [], diff }, { color: terminal.color, prefix: "" }));
  return "clean";
}
