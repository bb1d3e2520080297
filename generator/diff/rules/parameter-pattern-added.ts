import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const parameterPatternAdded = rule<"pattern-added">({
  id: "parameter-pattern-added",
  kind: "pattern-added",
  summary: "A parameter must match a pattern.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-pattern-removed",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)} must match ${shown(change.after)}.`,
});
