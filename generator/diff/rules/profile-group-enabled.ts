import { rule } from "../rule.js";

export const profileGroupEnabled = rule<"profile-group-enabled">({
  id: "profile-group-enabled",
  kind: "profile-group-enabled",
  summary: "A profile enables a further group.",
  why: "What it can reach by it is told action by action.",
  mirror: "profile-group-disabled",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The profile ${change.name} enables the group ${change.after}.`,
});
