import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultAlternativeRemoved = rule<"alternative-removed">({
  id: "result-alternative-removed",
  kind: "alternative-removed",
  summary: "A field no longer comes in one of its shapes.",
  why: "Every answer is one that was promised before.",
  mirror: "result-alternative-added",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place({ ...change, pointer: `${change.pointer}/` })} no longer comes in one of its shapes (${change.pointer}).`,
});
