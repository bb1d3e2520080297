import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultLimitTightened = rule<"limit-tightened">({
  id: "result-limit-tightened",
  kind: "limit-tightened",
  summary: "A limit of a field got tighter.",
  why: "Every answer is one that was promised before.",
  mirror: "result-limit-loosened",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
