import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterConditionRemoved = rule<"condition-removed">({
  id: "parameter-condition-removed",
  kind: "condition-removed",
  summary: "A parameter need not satisfy a condition any more.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-condition-added",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place(change)}: ${change.name} asks for nothing any more.`,
});
