import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const groupWordsChanged = rule<"group-words-changed">({
  id: "group-words-changed",
  kind: "group-words-changed",
  summary: "The title or description of a group changed.",
  why: "A person enables it by these words.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `The words of the group ${change.name} changed ${fromTo(change)}.`,
});
