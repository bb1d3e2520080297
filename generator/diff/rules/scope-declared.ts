import { rule } from "../rule.js";

export const scopeDeclared = rule<"scope-declared">({
  id: "scope-declared",
  kind: "scope-declared",
  summary: "There is a new permission.",
  why: "What asks for it, and who holds it, is told on its own.",
  mirror: "scope-withdrawn",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `There is a new scope ${change.name}.`,
});
