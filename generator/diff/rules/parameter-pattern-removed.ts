import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const parameterPatternRemoved = rule<"pattern-removed">({
  id: "parameter-pattern-removed",
  kind: "pattern-removed",
  summary: "A parameter need not match a pattern any more.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-pattern-added",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place(change)} need not match ${shown(change.before)} any more.`,
});
