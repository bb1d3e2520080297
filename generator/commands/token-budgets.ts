import type { Catalog } from "../catalog/model.js";
import { nodeAt, type Entry, type Node } from "../catalog/tree.js";
import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { Span } from "../diagnostics/span.js";

/**
 * Budgets of tokens that are exceeded. Here and not among the other budgets, because counting tokens
 * loads a vocabulary for half a second: only a catalog that sets such a budget pays for it.
 */
export async function tokenFindings(catalog: Catalog): Promise<Finding[]> {
  const { tokens, toolTokens } = catalog.budgets;
  if (tokens === undefined && toolTokens === undefined) return [];
  const [{ published }, { totalOf }, { exceeded }, { loadTokenCounter }, { budgetExceeded }] = await Promise.all([
    import("../contract/published.js"),
    import("../cost/cost.js"),
    import("../cost/budgets.js"),
    import("../cost/tokens.js"),
    import("../lint/rules/budget-exceeded.js"),
  ]);
  const { total, tools } = totalOf(published(catalog).contract, await loadTokenCounter());
  const findings: Finding[] = [];
  const judge = (budget: "tokens" | "toolTokens", amount: number, place: Node | Entry["keySpan"], path: string, subject: string): void => {
    const over = exceeded(catalog.budgets[budget] ?? { warn: null, fail: null }, amount);
    if (over !== null) findings.push(findingOf(budgetExceeded, place as Span, path, { budget, subject, amount, limit: over.limit }, { severity: over.severity }));
  };
  judge("tokens", total.tokens, nodeAt(catalog.node, "budgets", "tokens") ?? catalog.node, "tools", "The surface");
  const spans = new Map(catalog.tools.map(({ name, keySpan }) => [name, keySpan]));
  for (const { name, tokens: amount } of tools) judge("toolTokens", amount, spans.get(name)!, `tools.${name}`, `tools.${name}`);
  return findings;
}
