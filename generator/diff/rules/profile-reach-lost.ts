import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const profileReachLost = rule<"profile-reach-lost">({
  id: "profile-reach-lost",
  kind: "profile-reach-lost",
  summary: "A profile no longer reaches an action.",
  why: "Calls that it allowed are refused.",
  mirror: "profile-reach-gained",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The profile ${change.profile} no longer reaches ${subject(change)}.`,
});
