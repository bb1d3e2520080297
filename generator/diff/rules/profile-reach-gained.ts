import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const profileReachGained = rule<"profile-reach-gained">({
  id: "profile-reach-gained",
  kind: "profile-reach-gained",
  summary: "A profile reaches an action that it did not.",
  why: "Whoever runs under the profile can do what was refused before.",
  mirror: "profile-reach-lost",
  levels: ["dangerous", "additive"],
  level: (change) => change.mutating ? "dangerous" : "additive",
  message: (change) => `The profile ${change.profile} reaches ${subject(change)}${change.mutating ? ", which writes" : ""}.`,
});
