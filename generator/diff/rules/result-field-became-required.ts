import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultFieldBecameRequired = rule<"property-became-required">({
  id: "result-field-became-required",
  kind: "property-became-required",
  summary: "A field is always there.",
  why: "Every answer is one that was promised before.",
  mirror: "result-field-became-optional",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)}: ${change.name} is always there.`,
});
