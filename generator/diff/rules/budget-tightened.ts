import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const budgetTightened = rule<"budget-tightened">({
  id: "budget-tightened",
  kind: "budget-tightened",
  summary: "A budget allows less.",
  why: "Callers do not feel it.",
  mirror: "budget-loosened",
  levels: ["none"],
  level: () => "none",
  message: (change) => `The budget ${change.name} went ${fromTo(change)}.`,
});
