import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterLimitMoved = rule<"limit-moved">({
  id: "parameter-limit-moved",
  kind: "limit-moved",
  summary: "A limit of a parameter lets other values through than before.",
  why: "A call that was accepted is refused.",
  mirror: { none: "The opposite of a limit that moved is a limit that moved." },
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
