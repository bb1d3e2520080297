import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const profileAllowlistAdded = rule<"profile-allowlist-added">({
  id: "profile-allowlist-added",
  kind: "profile-allowlist-added",
  summary: "A profile may write to further addresses.",
  why: "An apply that the latch held back goes through.",
  mirror: "profile-allowlist-removed",
  levels: ["dangerous"],
  level: () => "dangerous",
  message: (change) => `The profile ${change.name} may write to ${shown(change.after)}.`,
});
