import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultExamplesChanged = rule<"schema-examples-changed">({
  id: "result-examples-changed",
  kind: "schema-examples-changed",
  summary: "The examples of a field changed.",
  why: "They promise nothing.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["none"],
  level: (change) => (change.direction === "output" ? "none" : null),
  message: (change) => `${place(change)}: the examples changed ${fromTo(change)}.`,
});
