import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const resultPatternRemoved = rule<"pattern-removed">({
  id: "result-pattern-removed",
  kind: "pattern-removed",
  summary: "A field no longer matches a pattern.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-pattern-added",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)} no longer matches ${shown(change.before)}.`,
});
