import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const resultValuesLimited = rule<"values-limited">({
  id: "result-values-limited",
  kind: "values-limited",
  summary: "A field holds listed values only.",
  why: "Every answer is one that was promised before.",
  mirror: "result-values-freed",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)} holds ${shown(change.after)} only.`,
});
