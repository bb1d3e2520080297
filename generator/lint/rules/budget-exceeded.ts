import { listTools } from "../../../runtime/surface/list-tools.js";
import { nodeAt } from "../../catalog/tree.js";
import type { Limit } from "../../catalog/model.js";
import { published } from "../../contract/published.js";
import { proseOf } from "../prose.js";
import type { Rule } from "../rule.js";

export const budgetExceeded: Rule<{ budget: string; subject: string; amount: number; limit: number }> = {
  id: "budget-exceeded",
  severity: "error",
  blocks: false,
  summary: "The surface costs more than the catalog's `budgets` allow: tools, tokens, bytes, or the length of a description.",
  why: "Every model reads the whole list before it does anything. Past a number of tools or bytes providers refuse it, and long before that models choose worse.",
  bad: `budgets: { descriptionLength: 40 }
tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект и все ссылки на него. Долго. }
`,
  good: `budgets: { descriptionLength: 40, tools: { warn: 20, fail: 40 } }
tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект и ссылки на него. }
`,
  message: ({ budget, subject, amount, limit }) => `${subject} has ${amount} ${UNITS.get(budget) ?? budget}, and the budget \`${budget}\` allows ${limit}.`,
  remedy: ({ budget }) => REMEDIES.get(budget) ?? "Say it in fewer words, or raise the budget with a reason in the pull request.",
  check(catalog, report) {
    const { tools, bytes, toolBytes, descriptionLength } = catalog.budgets;
    const judge = (budget: string, limit: Limit | undefined, amount: number, place: Parameters<typeof report>[0], path: string, subject: string): void => {
      const { fail = null, warn = null } = limit ?? {};
      const exceeded = [fail, warn].find((most) => most !== null && amount > most);
      if (exceeded != null) report(place, path, { budget, subject, amount, limit: exceeded }, { severity: fail !== null && amount > fail ? "error" : "warning" });
    };
    const whole = nodeAt(catalog.node, "tools") ?? catalog.node;
    judge("tools", tools, catalog.tools.length, nodeAt(catalog.node, "budgets", "tools") ?? whole, "tools", "The surface");
    if (descriptionLength !== undefined) {
      for (const prose of proseOf(catalog)) if (prose.key === "description") judge("descriptionLength", descriptionLength, [...prose.text].length, prose.node, prose.path, prose.path);
    }
    if (bytes === undefined && toolBytes === undefined) return;
    const list = listTools(published(catalog).contract);
    const sizes = list.map((tool) => new TextEncoder().encode(JSON.stringify(tool)).length);
    // `{"tools":[…]}` with commas between.
    judge("bytes", bytes, sizes.reduce((sum, size) => sum + size, 0) + Math.max(0, list.length - 1) + 12, nodeAt(catalog.node, "budgets", "bytes") ?? whole, "tools", "The surface");
    for (const [index, tool] of catalog.tools.entries()) judge("toolBytes", toolBytes, sizes[index]!, tool.keySpan, `tools.${tool.name}`, `tools.${tool.name}`);
  },
};

const UNITS: ReadonlyMap<string, string> = new Map([
  ["tools", "tools"],
  ["toolTokens", "tokens (o200k)"],
  ["tokens", "tokens (o200k)"],
  ["bytes", "bytes"],
  ["toolBytes", "bytes"],
  ["descriptionLength", "characters"],
]);

const REMEDIES: ReadonlyMap<string, string> = new Map([
  ["tools", "Join tools that share their parameters into actions of one, or raise the budget."],
  ["toolTokens", "Export the tool as `signatures` or `help`, shorten its texts, or raise the budget; `contract-gate cost` shows what each way costs."],
  ["tokens", "Export large tools as `signatures` or `help`, shorten texts, or raise the budget; `contract-gate cost` shows what each way costs."],
  ["toolBytes", "Export the tool as `signatures` or `help`, shorten its texts, or raise the budget."],
  ["bytes", "Export large tools as `signatures` or `help`, shorten texts, or raise the budget."],
]);
