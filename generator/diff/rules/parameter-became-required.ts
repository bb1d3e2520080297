import { rule } from "../rule.js";
import { objectOf, place } from "../wording.js";

export const parameterBecameRequired = rule<"property-became-required">({
  id: "parameter-became-required",
  kind: "property-became-required",
  summary: "A parameter that could be left out must be given.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-became-optional",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place({ ...change, pointer: `${objectOf(change.pointer)}/properties/${change.name}` })} must be given.`,
});
