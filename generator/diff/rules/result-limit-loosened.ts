import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultLimitLoosened = rule<"limit-loosened">({
  id: "result-limit-loosened",
  kind: "limit-loosened",
  summary: "A limit of a field got looser.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-limit-tightened",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
