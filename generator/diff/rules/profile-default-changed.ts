import { rule } from "../rule.js";

export const profileDefaultChanged = rule<"profile-default-changed">({
  id: "profile-default-changed",
  kind: "profile-default-changed",
  summary: "Another profile is the default.",
  why: "Servers that name no profile run under it.",
  mirror: { none: "One profile stops being the default and another one becomes it: both are told." },
  levels: ["dangerous", "behaviour"],
  level: (change) => change.after === true ? "dangerous" : "behaviour",
  message: (change) => `The profile ${change.name} ${change.after === true ? "is the default now" : "is no longer the default"}.`,
});
