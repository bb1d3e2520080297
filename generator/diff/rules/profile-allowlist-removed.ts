import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const profileAllowlistRemoved = rule<"profile-allowlist-removed">({
  id: "profile-allowlist-removed",
  kind: "profile-allowlist-removed",
  summary: "A profile may no longer write to some addresses.",
  why: "An apply that went through is refused.",
  mirror: "profile-allowlist-added",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The profile ${change.name} may no longer write to ${shown(change.before)}.`,
});
