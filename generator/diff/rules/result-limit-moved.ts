import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultLimitMoved = rule<"limit-moved">({
  id: "result-limit-moved",
  kind: "limit-moved",
  summary: "A limit of a field lets other values through than before.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: { none: "The opposite of a limit that moved is a limit that moved." },
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
