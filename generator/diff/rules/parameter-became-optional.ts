import { rule } from "../rule.js";
import { objectOf, place } from "../wording.js";

export const parameterBecameOptional = rule<"property-became-optional">({
  id: "parameter-became-optional",
  kind: "property-became-optional",
  summary: "A parameter may be left out.",
  why: "Every call that was accepted still is.",
  mirror: "parameter-became-required",
  levels: ["additive"],
  level: (change) => (change.direction === "input" ? "additive" : null),
  message: (change) => `${place({ ...change, pointer: `${objectOf(change.pointer)}/properties/${change.name}` })} may be left out.`,
});
