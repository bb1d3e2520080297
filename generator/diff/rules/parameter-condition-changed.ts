import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterConditionChanged = rule<"condition-changed">({
  id: "parameter-condition-changed",
  kind: "condition-changed",
  summary: "A parameter must satisfy another condition.",
  why: "A call that was accepted may be refused; which of two conditions lets more through is decided only where it can be.",
  mirror: { none: "The opposite of another condition is another condition." },
  levels: ["breaking", "additive"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return change.effect === "wider" ? "additive" : "breaking";
  },
  message: (change) => `${place(change)}: ${change.name} asks for something else.`,
});
