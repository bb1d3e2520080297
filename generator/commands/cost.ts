import { Option } from "commander";
import { readCatalog } from "../catalog/read.js";
import type { Catalog } from "../catalog/model.js";
import { publish } from "../contract/publish.js";
import { CLIENTS, type ClientName } from "../clients/limits.js";
import { spentOf } from "../cost/budgets.js";
import { costOf } from "../cost/cost.js";
import { renderCost } from "../cost/render.js";
import { loadTokenCounter, type CountTokens } from "../cost/tokens.js";
import { gravest, type Outcome } from "../diagnostics/report.js";
import { Host } from "../host.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { confusables } from "../routing/confusable.js";
import { rankIntents } from "../routing/intents.js";
import { renderRouting } from "../routing/render.js";
import type { CommandModule } from "./command.js";
import { catalogOption, catalogsOf, type CatalogOptions } from "./options.js";
import { print } from "./print.js";

type CostOptions = CatalogOptions & { readonly format: "text" | "json"; readonly client?: ClientName };

/** What the surface costs a model: per tool, group, profile and client; and how well what people ask for finds it. */
export const costCommand: CommandModule = {
  define(command) {
    command
      .addOption(catalogOption())
      .addOption(new Option("--client <name>", "count for this client alone").choices(CLIENTS))
      .addOption(new Option("--format <format>", "how the result is printed").choices(["text", "json"]).default("text"));
  },
  async run(_given, options, terminal) {
    const { format, client, ...rest } = options as unknown as CostOptions;
    const host = new Host(terminal.cwd, terminal.large);
    const count = await loadTokenCounter();
    const outcomes: Outcome[] = [];
    for (const path of catalogsOf(rest, host)) {
      const read = readCatalog(path, host);
      if (read.kind === "catalog") terminal.out(costText(path, read.catalog, count, client === undefined ? CLIENTS : [client], format));
      outcomes.push(read.kind === "catalog" ? "clean" : await print({ command: "cost", outcome: read.kind === "unreadable" ? "cannot-judge" : "findings", findings: read.findings }, format, host, terminal));
    }
    return gravest(outcomes);
  },
};

function costText(path: string, catalog: Catalog, count: CountTokens, clients: readonly ClientName[], format: "text" | "json"): string {
  const { contract } = publish(catalog);
  const cost = costOf(contract, count, clients);
  const budgets = spentOf(catalog.budgets, cost, Buffer.byteLength(JSON.stringify({ tools: listTools(contract) })));
  const [routing, pairs] = [rankIntents(contract), confusables(contract)];
  if (format === "json") return `${JSON.stringify({ catalog: path, server: catalog.server.name, ...cost, budgets, routing: { ...routing, confusable: pairs } }, null, 2)}\n`;
  return `${renderCost(catalog.server.name, cost, budgets)}\n${renderRouting(routing, pairs)}`;
}
