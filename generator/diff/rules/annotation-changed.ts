import { isMistyped } from "../../../runtime/surface/hints.js";
import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const annotationChanged = rule<"annotation-changed">({
  id: "annotation-changed",
  kind: "annotation-changed",
  summary: "An annotation changed that the protocol does not know, or that is not of the type that it asks for.",
  why: "It goes over the wire, and a client may read it. The official client refuses the whole list for a hint that is neither true nor false, and for a title that is no text.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["breaking", "routing"],
  level: ({ name, before, after }) => (isMistyped(name, after) && !isMistyped(name, before) ? "breaking" : "routing"),
  message: (change) => `${subject(change)}: the annotation ${change.name} went ${fromTo(change)}.`,
});
