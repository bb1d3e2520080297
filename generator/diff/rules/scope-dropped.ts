import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const scopeDropped = rule<"scope-dropped">({
  id: "scope-dropped",
  kind: "scope-dropped",
  summary: "An action no longer asks for a permission.",
  why: "Whoever was kept out is let in.",
  mirror: "scope-required",
  levels: ["dangerous"],
  level: () => "dangerous",
  message: (change) => `${subject(change)} no longer asks for the scope ${change.before}.`,
});
