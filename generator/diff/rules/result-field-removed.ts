import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultFieldRemoved = rule<"property-removed">({
  id: "result-field-removed",
  kind: "property-removed",
  summary: "A field went.",
  why: "Whoever reads it finds nothing. One that was optional could be missing before.",
  mirror: "result-field-added",
  levels: ["breaking", "behaviour"],
  level: (change) => {
    if (change.direction !== "output") return null;
    return change.required || change.effect === "wider" || change.effect === "differs" ? "breaking" : "behaviour";
  },
  message: (change) => `${place(change)} is gone.`,
});
