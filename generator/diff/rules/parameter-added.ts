import { rule } from "../rule.js";
import { place } from "../wording.js";

export const parameterAdded = rule<"property-added">({
  id: "parameter-added",
  kind: "property-added",
  summary: "An optional parameter came.",
  why: "Calls without it are accepted as before.",
  mirror: "parameter-removed",
  levels: ["additive"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return !change.required && (change.effect === "wider" || change.effect === "declared") ? "additive" : null;
  },
  message: (change) => `${place({ ...change, pointer: change.headPointer })} is new and optional.`,
});
