import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultConditionAdded = rule<"condition-added">({
  id: "result-condition-added",
  kind: "condition-added",
  summary: "A field satisfies a further condition.",
  why: "Every answer is one that was promised before.",
  mirror: "result-condition-removed",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)}: ${change.name} promises more.`,
});
