import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const parameterValuesLimited = rule<"values-limited">({
  id: "parameter-values-limited",
  kind: "values-limited",
  summary: "A parameter takes listed values only.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-values-freed",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)} takes ${shown(change.after)} only.`,
});
