import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultConditionRemoved = rule<"condition-removed">({
  id: "result-condition-removed",
  kind: "condition-removed",
  summary: "A field no longer satisfies a condition.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-condition-added",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)}: ${change.name} promises nothing any more.`,
});
