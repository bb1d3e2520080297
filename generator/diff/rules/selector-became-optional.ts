import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const selectorBecameOptional = rule<"selector-became-optional">({
  id: "selector-became-optional",
  kind: "selector-became-optional",
  summary: "The action need not be chosen.",
  why: "Every call that was accepted still is.",
  mirror: "selector-became-required",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `${subject(change)}: the selector may be left out.`,
});
