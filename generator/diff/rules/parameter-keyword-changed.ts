import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterKeywordChanged = rule<"annotation-keyword-changed">({
  id: "parameter-keyword-changed",
  kind: "annotation-keyword-changed",
  summary: "A keyword of a parameter that judges nothing changed.",
  why: "It goes over the wire, and a client or a model may read it.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: (change) => (change.direction === "input" ? "routing" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
