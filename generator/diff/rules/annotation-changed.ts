import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const annotationChanged = rule<"annotation-changed">({
  id: "annotation-changed",
  kind: "annotation-changed",
  summary: "An annotation that the protocol does not know changed.",
  why: "It goes over the wire, and a client may read it.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: the annotation ${change.name} went ${fromTo(change)}.`,
});
