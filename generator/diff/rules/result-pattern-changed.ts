import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultPatternChanged = rule<"pattern-changed">({
  id: "result-pattern-changed",
  kind: "pattern-changed",
  summary: "A field matches another pattern.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: { none: "The opposite of another pattern is another pattern. Which of two patterns lets more through is not decided." },
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)}: the pattern went ${fromTo(change)}.`,
});
