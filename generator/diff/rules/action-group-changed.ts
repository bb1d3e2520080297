import { rule } from "../rule.js";
import { groupName, subject } from "../wording.js";

export const actionGroupChanged = rule<"action-group-changed">({
  id: "action-group-changed",
  kind: "action-group-changed",
  summary: "An action belongs to another group.",
  why: "Profiles enable groups. A reading group that gains what writes, or a writing one that hides what reads, is trusted wrongly.",
  mirror: { none: "The opposite of another group is another group; a move between reading and writing weakens a promise either way." },
  levels: ["dangerous", "behaviour"],
  level: (change) => change.fromAccess === change.toAccess ? "behaviour" : "dangerous",
  message: (change) => `${subject(change)} was in ${groupName(change.before, change.fromAccess)} and is in ${groupName(change.after, change.toAccess)}.`,
});
