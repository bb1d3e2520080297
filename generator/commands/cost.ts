import { Option } from "commander";
import { readCatalog } from "../catalog/read.js";
import { publish } from "../contract/publish.js";
import { costOf } from "../cost/cost.js";
import { renderCost } from "../cost/render.js";
import { loadTokenCounter } from "../cost/tokens.js";
import { gravest, type Outcome } from "../diagnostics/report.js";
import { Host } from "../host.js";
import type { CommandModule } from "./command.js";
import { catalogOption, catalogsOf, type CatalogOptions } from "./options.js";
import { print } from "./print.js";

type CostOptions = CatalogOptions & { readonly format: "text" | "json" };

/** What the surface costs a model: per tool, group and profile. */
export const costCommand: CommandModule = {
  define(command) {
    command.addOption(catalogOption()).addOption(new Option("--format <format>", "how the result is printed").choices(["text", "json"]).default("text"));
  },
  async run(_given, options, terminal) {
    const { format, ...rest } = options as unknown as CostOptions;
    const host = new Host(terminal.cwd);
    const count = await loadTokenCounter();
    const outcomes: Outcome[] = [];
    for (const path of catalogsOf(rest, host)) {
      const read = readCatalog(path, host);
      if (read.kind !== "catalog") {
        const outcome = read.kind === "unreadable" ? "cannot-judge" : "findings";
        outcomes.push(await print({ command: "cost", outcome, findings: read.findings }, format, host, terminal));
        continue;
      }
      const cost = costOf(publish(read.catalog).contract, count);
      terminal.out(format === "json" ? `${JSON.stringify({ catalog: path, server: read.catalog.server.name, ...cost }, null, 2)}\n` : renderCost(read.catalog.server.name, cost));
      outcomes.push("clean");
    }
    return gravest(outcomes);
  },
};
