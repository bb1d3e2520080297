import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultKeywordChanged = rule<"annotation-keyword-changed">({
  id: "result-keyword-changed",
  kind: "annotation-keyword-changed",
  summary: "A keyword of a field that judges nothing changed.",
  why: "It goes over the wire, and a client may read it.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: (change) => (change.direction === "output" ? "routing" : null),
  message: (change) => `${place(change)}: ${change.name} went ${fromTo(change)}.`,
});
