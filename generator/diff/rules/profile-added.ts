import { rule } from "../rule.js";

export const profileAdded = rule<"profile-added">({
  id: "profile-added",
  kind: "profile-added",
  summary: "There is a new profile.",
  why: "A person switches it on; one that is the default is in force without anybody doing so.",
  mirror: "profile-removed",
  levels: ["dangerous", "additive"],
  level: (change) => change.default ? "dangerous" : "additive",
  message: (change) => `There is a new profile ${change.name}${change.default ? ", and it is the default" : ""}.`,
});
