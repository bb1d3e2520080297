import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultFormatChanged = rule<"format-changed">({
  id: "result-format-changed",
  kind: "format-changed",
  summary: "The format of a field changed.",
  why: "Formats are not checked; whoever reads the field may parse it by its format.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: (change) => (change.direction === "output" ? "routing" : null),
  message: (change) => `${place(change)}: the format went ${fromTo(change)}.`,
});
