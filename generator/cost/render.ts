import type { Spent } from "./budgets.js";
import type { NamedCost, SurfaceCost } from "./cost.js";

const BAR = 24;

/** What a surface costs, as a person reads it: a bar for each part, against the dearest of its kind. */
export function renderCost(server: string, cost: SurfaceCost, budgets: readonly Spent[]): string {
  const sections: readonly (readonly [string, readonly NamedCost[]])[] = [
    ["Tools", cost.tools],
    ["Groups", cost.groups],
    ["Profiles", cost.profiles],
    ["Clients", cost.clients],
    ["Exports of tools with actions", cost.exports],
  ];
  const width = Math.max(4, ...sections.flatMap(([, parts]) => parts.map(({ name }) => name.length)));
  const head = `  ${"".padEnd(width)}${"tokens".padStart(9)}${"bytes".padStart(10)}${"tools".padStart(7)}${"actions".padStart(9)}`;
  const { total } = cost;
  const refused = cost.clients.filter(({ refused: count }) => count > 0);
  return [
    `${server}: ${total.tokens} tokens (o200k) and ${total.bytes} bytes for ${total.tools} tools, ${total.actions} actions`,
    ...sections.flatMap(([title, parts]) => (parts.length === 0 ? [] : ["", title, head, ...parts.map((part) => row(part, width, Math.max(1, ...parts.map(({ tokens }) => tokens))))])),
    ...(refused.length === 0 ? [] : ["", "Tools that a client would refuse, or skip (`contract-gate lint --client <name>` says why)", ...refused.map(({ name, refused: count }) => `  ${name.padEnd(width)}${String(count).padStart(9)}`)]),
    ...(budgets.length === 0 ? [] : ["", "Budgets", ...budgets.map(budgetRow)]),
    "",
  ].join("\n");
}

function row({ name, tokens, bytes, tools, actions }: NamedCost, width: number, most: number): string {
  return `  ${name.padEnd(width)}${String(tokens).padStart(9)}${String(bytes).padStart(10)}${String(tools).padStart(7)}${String(actions).padStart(9)}  ${bar(tokens / most)}`;
}

function budgetRow({ budget, tool, amount, limit: { warn, fail } }: Spent): string {
  const most = fail ?? warn ?? amount;
  const limits = [...(warn === null ? [] : [`warns past ${warn}`]), ...(fail === null ? [] : [`fails past ${fail}`])].join(", ");
  return `  ${budget.padEnd(12)}${String(amount).padStart(9)}  ${bar(Math.min(1, amount / Math.max(1, most)))}  ${limits}${tool === null ? "" : ` (${tool})`}`;
}

function bar(share: number): string {
  const filled = Math.round(share * BAR);
  return `${"█".repeat(filled)}${"·".repeat(BAR - filled)}`;
}
