import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterLimitTightened = rule<"limit-tightened">({
  id: "parameter-limit-tightened",
  kind: "limit-tightened",
  summary: "A limit of a parameter got tighter.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-limit-loosened",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
