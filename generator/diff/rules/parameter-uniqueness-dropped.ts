import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterUniquenessDropped = rule<"uniqueness-dropped">({
  id: "parameter-uniqueness-dropped",
  kind: "uniqueness-dropped",
  summary: "Items of a parameter may repeat.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-uniqueness-required",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place(change)}: an item may stand twice.`,
});
