import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterUniquenessRequired = rule<"uniqueness-required">({
  id: "parameter-uniqueness-required",
  kind: "uniqueness-required",
  summary: "Items of a parameter must differ from each other.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-uniqueness-dropped",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)}: no item may stand twice.`,
});
