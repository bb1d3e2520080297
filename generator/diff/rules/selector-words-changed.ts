import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const selectorWordsChanged = rule<"selector-words-changed">({
  id: "selector-words-changed",
  kind: "selector-words-changed",
  summary: "What the selector says of itself changed.",
  why: "A model chooses actions by it.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: the ${change.name} of the selector changed ${fromTo(change)}.`,
});
