import { rule } from "../rule.js";
import { place, types } from "../wording.js";

export const parameterTypeWidened = rule<"type-changed">({
  id: "parameter-type-widened",
  kind: "type-changed",
  summary: "A parameter takes more types of values.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-type-narrowed",
  levels: ["additive"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return change.effect === "wider" ? "additive" : null;
  },
  message: (change) => `${place(change)} took ${types(change.before)} and takes ${types(change.after)}.`,
});
