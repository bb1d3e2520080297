import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterFormatChanged = rule<"format-changed">({
  id: "parameter-format-changed",
  kind: "format-changed",
  summary: "The format of a parameter changed.",
  why: "Formats are not checked by the runtime, so no call is refused for one; a model writes values by it.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: (change) => (change.direction === "input" ? "routing" : null),
  message: (change) => `${place(change)}: the format went ${fromTo(change)}.`,
});
