import { rule } from "../rule.js";

export const errorAdded = rule<"error-added">({
  id: "error-added",
  kind: "error-added",
  summary: "A call may end with a further refusal or failure.",
  why: "What was told before is told as before.",
  mirror: "error-removed",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `There is a new refusal ${change.name} with the code ${change.after}.`,
});
