import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultAlternativeAdded = rule<"alternative-added">({
  id: "result-alternative-added",
  kind: "alternative-added",
  summary: "A field may come in a further shape.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-alternative-removed",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place({ ...change, pointer: `${change.pointer}/` })} may come in a further shape (${change.pointer}).`,
});
