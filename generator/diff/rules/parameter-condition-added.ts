import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterConditionAdded = rule<"condition-added">({
  id: "parameter-condition-added",
  kind: "condition-added",
  summary: "A parameter must satisfy a further condition.",
  why: "A call that was accepted may be refused; what a condition refuses is not always decided.",
  mirror: "parameter-condition-removed",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)}: ${change.name} asks for more.`,
});
