import { rule } from "../rule.js";
import { place, types } from "../wording.js";

export const resultTypeNarrowed = rule<"type-changed">({
  id: "result-type-narrowed",
  kind: "type-changed",
  summary: "A field holds fewer types of values.",
  why: "Every answer is one that was promised before.",
  mirror: "result-type-widened",
  levels: ["additive"],
  level: (change) => {
    if (change.direction !== "output") return null;
    return change.effect === "narrower" ? "additive" : null;
  },
  message: (change) => `${place(change)} held ${types(change.before)} and holds ${types(change.after)}.`,
});
