import { rule } from "../rule.js";
import { place, types } from "../wording.js";

export const resultTypeWidened = rule<"type-changed">({
  id: "result-type-widened",
  kind: "type-changed",
  summary: "A field may hold types of values that it did not.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-type-narrowed",
  levels: ["breaking"],
  level: (change) => {
    if (change.direction !== "output") return null;
    return change.effect === "narrower" ? null : "breaking";
  },
  message: (change) => `${place(change)} held ${types(change.before)} and holds ${types(change.after)}.`,
});
