import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterRemoved = rule<"property-removed">({
  id: "parameter-removed",
  kind: "property-removed",
  summary: "A parameter went.",
  why: "A closed surface refuses a call that still gives it; an open one drops it without a word.",
  mirror: "parameter-added",
  levels: ["breaking"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return change.effect === "wider" || change.effect === "declared" ? null : "breaking";
  },
  message: (change) => `${place(change)} is gone${change.openness === "closed" ? "" : "; the surface is open, so it is dropped without a word"}.`,
});
