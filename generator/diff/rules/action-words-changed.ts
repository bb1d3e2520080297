import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const actionWordsChanged = rule<"action-words-changed">({
  id: "action-words-changed",
  kind: "action-words-changed",
  summary: "The title or description of an action changed.",
  why: "A model chooses actions by their descriptions.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: the ${change.name} changed ${fromTo(change)}.`,
});
