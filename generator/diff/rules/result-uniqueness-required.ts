import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultUniquenessRequired = rule<"uniqueness-required">({
  id: "result-uniqueness-required",
  kind: "uniqueness-required",
  summary: "Items of a field differ from each other.",
  why: "Every answer is one that was promised before.",
  mirror: "result-uniqueness-dropped",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)}: no item stands twice.`,
});
