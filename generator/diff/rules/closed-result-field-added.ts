import { rule } from "../rule.js";
import { place } from "../wording.js";

export const closedResultFieldAdded = rule<"property-added">({
  id: "closed-result-field-added",
  kind: "property-added",
  summary: "A field came to an object that promised to have no others.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-field-removed",
  levels: ["breaking"],
  level: (change) => {
    if (change.direction !== "output") return null;
    return change.effect === "wider" || change.effect === "differs" ? "breaking" : null;
  },
  message: (change) => `${place({ ...change, pointer: change.headPointer })} is new, and the object was closed.`,
});
