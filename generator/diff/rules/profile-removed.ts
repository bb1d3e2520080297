import { rule } from "../rule.js";

export const profileRemoved = rule<"profile-removed">({
  id: "profile-removed",
  kind: "profile-removed",
  summary: "A profile is gone.",
  why: "A server that is told to start under it refuses to start.",
  mirror: "profile-added",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The profile ${change.name} is gone.`,
});
