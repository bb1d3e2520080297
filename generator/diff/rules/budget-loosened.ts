import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const budgetLoosened = rule<"budget-loosened">({
  id: "budget-loosened",
  kind: "budget-loosened",
  summary: "A budget allows more.",
  why: "The surface may cost every conversation more than was agreed.",
  mirror: "budget-tightened",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The budget ${change.name} went ${fromTo(change)}.`,
});
