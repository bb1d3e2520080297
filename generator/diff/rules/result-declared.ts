import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const resultDeclared = rule<"result-declared">({
  id: "result-declared",
  kind: "result-declared",
  summary: "What is returned is said now.",
  why: "Nothing was promised before.",
  mirror: "result-withdrawn",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `${subject(change)}: ${change.name} says what is returned.`,
});
