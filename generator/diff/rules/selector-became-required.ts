import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const selectorBecameRequired = rule<"selector-became-required">({
  id: "selector-became-required",
  kind: "selector-became-required",
  summary: "The action must be chosen.",
  why: "A call without it is refused.",
  mirror: "selector-became-optional",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)}: the selector must be given.`,
});
