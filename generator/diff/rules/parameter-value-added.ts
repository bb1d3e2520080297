import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const parameterValueAdded = rule<"value-added">({
  id: "parameter-value-added",
  kind: "value-added",
  summary: "A parameter takes a further value.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-value-removed",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place(change)} takes ${shown(change.after)} too.`,
});
