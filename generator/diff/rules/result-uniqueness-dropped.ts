import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultUniquenessDropped = rule<"uniqueness-dropped">({
  id: "result-uniqueness-dropped",
  kind: "uniqueness-dropped",
  summary: "Items of a field may repeat.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-uniqueness-required",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)}: an item may stand twice.`,
});
