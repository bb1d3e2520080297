import { rule } from "../rule.js";

export const actionAdded = rule<"action-added">({
  id: "action-added",
  kind: "action-added",
  summary: "An action came.",
  why: "Nobody calls it yet. One that may write is told as such.",
  mirror: "action-removed",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `The action ${change.after} is new${change.mutating ? ", and it may write" : ""}.`,
});
