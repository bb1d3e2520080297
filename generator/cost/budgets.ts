import type { Budgets, Limit } from "../catalog/model.js";
import type { SurfaceCost } from "./cost.js";

/** One budget of the catalog with what is spent of it. */
export interface Spent {
  readonly budget: "tools" | "tokens" | "toolTokens" | "bytes" | "toolBytes";
  /** The tool that spends most, for budgets of one tool; null for those of the surface. */
  readonly tool: string | null;
  readonly amount: number;
  readonly limit: Limit;
}

/** What is spent of each budget that the catalog sets, in the order of the reference page. */
export function spentOf(budgets: Budgets, { total, tools }: Pick<SurfaceCost, "total" | "tools">, listBytes: number): Spent[] {
  const most = (measure: "tokens" | "bytes") => tools.reduce<{ name: string; amount: number }>((best, tool) => (tool[measure] > best.amount ? { name: tool.name, amount: tool[measure] } : best), { name: "", amount: 0 });
  const rows = [
    ["tools", null, total.tools],
    ["tokens", null, total.tokens],
    ["toolTokens", most("tokens").name, most("tokens").amount],
    ["bytes", null, listBytes],
    ["toolBytes", most("bytes").name, most("bytes").amount],
  ] as const;
  return rows.flatMap(([budget, tool, amount]) => {
    const limit = budgets[budget];
    return limit === undefined ? [] : [{ budget, tool, amount, limit }];
  });
}

/** Past which of its limits something is; null where it is within. */
export function exceeded({ warn, fail }: Limit, amount: number): { readonly severity: "error" | "warning"; readonly limit: number } | null {
  if (fail !== null && amount > fail) return { severity: "error", limit: fail };
  return warn !== null && amount > warn ? { severity: "warning", limit: warn } : null;
}
