import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const errorWordsChanged = rule<"error-words-changed">({
  id: "error-words-changed",
  kind: "error-words-changed",
  summary: "The sentence or the hint of a refusal changed.",
  why: "A model corrects its call by them.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${change.name} changed ${fromTo(change)}.`,
});
