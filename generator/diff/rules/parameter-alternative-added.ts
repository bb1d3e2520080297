import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterAlternativeAdded = rule<"alternative-added">({
  id: "parameter-alternative-added",
  kind: "alternative-added",
  summary: "A parameter may be given in a further shape.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-alternative-removed",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place({ ...change, pointer: `${change.pointer}/` })} takes a further shape (${change.pointer}).`,
});
