import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const parameterValuesFreed = rule<"values-freed">({
  id: "parameter-values-freed",
  kind: "values-freed",
  summary: "A parameter takes more than the listed values.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-values-limited",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place(change)} is no longer limited to ${shown(change.before)}.`,
});
