import { rule } from "../rule.js";

export const groupDeclared = rule<"group-declared">({
  id: "group-declared",
  kind: "group-declared",
  summary: "There is a new group of actions.",
  why: "What belongs to it is told on its own.",
  mirror: "group-withdrawn",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `There is a new group ${change.name}, which ${change.after === "read" ? "reads" : "writes"}.`,
});
