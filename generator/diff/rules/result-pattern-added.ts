import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const resultPatternAdded = rule<"pattern-added">({
  id: "result-pattern-added",
  kind: "pattern-added",
  summary: "A field matches a pattern.",
  why: "Every answer is one that was promised before.",
  mirror: "result-pattern-removed",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)} matches ${shown(change.after)}.`,
});
