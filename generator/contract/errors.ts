import type { ErrorRow } from "../../runtime/contract/contract.js";
import { REFUSALS } from "../../runtime/refusals/catalogue.js";
import { WINDOW } from "../../runtime/refusals/rows/window.js";
import type { Catalog } from "../catalog/model.js";

/**
 * Every way in which a call of this server ends badly: the standard rows that its conventions make
 * possible, then the team's own. A server that does not promise `refusals` publishes its own alone.
 */
export function errorsOf(catalog: Pick<Catalog, "conventions" | "answers" | "errors">): ErrorRow[] {
  const standard = catalog.conventions.includes("refusals") ? REFUSALS.filter((row) => isPossible(row.id, catalog)) : [];
  const own = catalog.errors.map(({ name, retryable, message, hint }) => ({ id: name, code: name, retryable, message, hint }));
  return [...standard, ...own];
}

function isPossible(id: string, { conventions, answers }: Pick<Catalog, "conventions" | "answers">): boolean {
  if (Object.hasOwn(WINDOW, id)) return conventions.includes("window");
  // The words for an unknown action in markdown are those of its format (docs/answers.md); every other form of answer is Russian.
  if (id === "operation-unknown") return answers === "markdown";
  if (id === "action-unknown") return answers !== "markdown";
  if (/^mode-|^parameter-retired-mode/.test(id) && !conventions.includes("mode")) return false;
  return !/^parameter-(?:unknown|misspelt|retired)/.test(id) || conventions.includes("closed");
}
