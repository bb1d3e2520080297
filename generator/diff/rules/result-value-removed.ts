import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const resultValueRemoved = rule<"value-removed">({
  id: "result-value-removed",
  kind: "value-removed",
  summary: "A field no longer holds a value.",
  why: "Every answer is one that was promised before.",
  mirror: "result-value-added",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)} no longer holds ${shown(change.before)}.`,
});
