import { rule } from "../rule.js";

export const actionRemoved = rule<"action-removed">({
  id: "action-removed",
  kind: "action-removed",
  summary: "An action went.",
  why: "Every call of it is refused.",
  mirror: "action-added",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The action ${change.before} is gone.`,
});
