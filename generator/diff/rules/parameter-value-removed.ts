import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const parameterValueRemoved = rule<"value-removed">({
  id: "parameter-value-removed",
  kind: "value-removed",
  summary: "A value of a parameter is no longer accepted.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-value-added",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)} no longer takes ${shown(change.before)}.`,
});
