import { rule } from "../rule.js";

export const profileScopeRevoked = rule<"profile-scope-revoked">({
  id: "profile-scope-revoked",
  kind: "profile-scope-revoked",
  summary: "A profile no longer holds a permission.",
  why: "Calls that it allowed are refused.",
  mirror: "profile-scope-granted",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The profile ${change.name} no longer holds the scope ${change.before}.`,
});
