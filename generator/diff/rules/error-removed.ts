import { rule } from "../rule.js";

export const errorRemoved = rule<"error-removed">({
  id: "error-removed",
  kind: "error-removed",
  summary: "A refusal or failure is gone.",
  why: "Whoever waits for its code waits in vain.",
  mirror: "error-added",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The refusal ${change.name} with the code ${change.before} is gone.`,
});
