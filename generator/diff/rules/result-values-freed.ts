import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const resultValuesFreed = rule<"values-freed">({
  id: "result-values-freed",
  kind: "values-freed",
  summary: "A field may hold more than the listed values.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-values-limited",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)} is no longer limited to ${shown(change.before)}.`,
});
