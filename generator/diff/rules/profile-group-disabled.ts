import { rule } from "../rule.js";

export const profileGroupDisabled = rule<"profile-group-disabled">({
  id: "profile-group-disabled",
  kind: "profile-group-disabled",
  summary: "A profile no longer enables a group.",
  why: "What it can no longer reach is told action by action.",
  mirror: "profile-group-enabled",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The profile ${change.name} no longer enables the group ${change.before}.`,
});
