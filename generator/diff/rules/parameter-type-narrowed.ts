import { rule } from "../rule.js";
import { place, types } from "../wording.js";

export const parameterTypeNarrowed = rule<"type-changed">({
  id: "parameter-type-narrowed",
  kind: "type-changed",
  summary: "A parameter takes fewer types of values.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-type-widened",
  levels: ["breaking"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return change.effect === "wider" ? null : "breaking";
  },
  message: (change) => `${place(change)} took ${types(change.before)} and takes ${types(change.after)}.`,
});
