import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterExamplesChanged = rule<"schema-examples-changed">({
  id: "parameter-examples-changed",
  kind: "schema-examples-changed",
  summary: "The examples of a parameter changed.",
  why: "A model copies examples.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: (change) => (change.direction === "input" ? "routing" : null),
  message: (change) => `${place(change)}: the examples changed ${fromTo(change)}.`,
});
