import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const groupAccessChanged = rule<"group-access-changed">({
  id: "group-access-changed",
  kind: "group-access-changed",
  summary: "A group that read writes, or the reverse.",
  why: "Whoever enabled the group trusted it to do the other.",
  mirror: { none: "Either way a group is trusted for what it no longer is." },
  levels: ["dangerous"],
  level: () => "dangerous",
  message: (change) => `The group ${change.name} was for ${shown(change.before)} and is for ${shown(change.after)}.`,
});
