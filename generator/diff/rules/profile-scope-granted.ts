import { rule } from "../rule.js";

export const profileScopeGranted = rule<"profile-scope-granted">({
  id: "profile-scope-granted",
  kind: "profile-scope-granted",
  summary: "A profile holds a further permission.",
  why: "Whoever runs under the profile may do what was refused.",
  mirror: "profile-scope-revoked",
  levels: ["dangerous"],
  level: () => "dangerous",
  message: (change) => `The profile ${change.name} holds the scope ${change.after}.`,
});
