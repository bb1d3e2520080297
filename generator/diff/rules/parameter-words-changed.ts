import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterWordsChanged = rule<"schema-words-changed">({
  id: "parameter-words-changed",
  kind: "schema-words-changed",
  summary: "The title or description of a parameter changed.",
  why: "A model fills in parameters by what is said of them.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: (change) => (change.direction === "input" ? "routing" : null),
  message: (change) => `${place(change)}: the ${change.name} changed ${fromTo(change)}.`,
});
