import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterLimitLoosened = rule<"limit-loosened">({
  id: "parameter-limit-loosened",
  kind: "limit-loosened",
  summary: "A limit of a parameter got looser.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-limit-tightened",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
