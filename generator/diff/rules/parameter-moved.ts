import { rule } from "../rule.js";
import { because, shown } from "../wording.js";

export const parameterMoved = rule<"property-moved">({
  id: "parameter-moved",
  kind: "property-moved",
  summary: "A parameter belongs to another tool.",
  why: "A call that gives it to the old tool is refused.",
  mirror: { none: "The opposite of a move is a move." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${shown(change.before)} is ${shown(change.after)} now (${because(change.evidence)}).`,
});
