import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultWordsChanged = rule<"schema-words-changed">({
  id: "result-words-changed",
  kind: "schema-words-changed",
  summary: "The title or description of a field changed.",
  why: "A model reads answers by what is said of their fields.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: (change) => (change.direction === "output" ? "routing" : null),
  message: (change) => `${place(change)}: the ${change.name} changed ${fromTo(change)}.`,
});
