import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultFieldAdded = rule<"property-added">({
  id: "result-field-added",
  kind: "property-added",
  summary: "A field came.",
  why: "An object that says nothing of further fields may gain some.",
  mirror: "result-field-removed",
  levels: ["additive"],
  level: (change) => {
    if (change.direction !== "output") return null;
    return change.effect === "wider" || change.effect === "differs" ? null : "additive";
  },
  message: (change) => `${place({ ...change, pointer: change.headPointer })} is new.`,
});
