import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultConditionChanged = rule<"condition-changed">({
  id: "result-condition-changed",
  kind: "condition-changed",
  summary: "A field satisfies another condition.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: { none: "The opposite of another condition is another condition." },
  levels: ["breaking", "additive"],
  level: (change) => {
    if (change.direction !== "output") return null;
    return change.effect === "narrower" ? "additive" : "breaking";
  },
  message: (change) => `${place(change)}: ${change.name} promises something else.`,
});
