import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterAlternativeRemoved = rule<"alternative-removed">({
  id: "parameter-alternative-removed",
  kind: "alternative-removed",
  summary: "A shape of a parameter is no longer accepted.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-alternative-added",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place({ ...change, pointer: `${change.pointer}/` })} no longer takes one of its shapes (${change.pointer}).`,
});
