import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterPatternChanged = rule<"pattern-changed">({
  id: "parameter-pattern-changed",
  kind: "pattern-changed",
  summary: "A parameter must match another pattern.",
  why: "A call that was accepted is refused.",
  mirror: { none: "The opposite of another pattern is another pattern. Which of two patterns lets more through is not decided." },
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)}: the pattern went ${fromTo(change)}.`,
});
