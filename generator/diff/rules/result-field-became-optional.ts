import { rule } from "../rule.js";
import { objectOf, place } from "../wording.js";

export const resultFieldBecameOptional = rule<"property-became-optional">({
  id: "result-field-became-optional",
  kind: "property-became-optional",
  summary: "A field may be missing.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-field-became-required",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place({ ...change, pointer: `${objectOf(change.pointer)}/properties/${change.name}` })} may be missing.`,
});
