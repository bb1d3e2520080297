import { rule } from "../rule.js";
import { because, shown } from "../wording.js";

export const actionMoved = rule<"action-moved">({
  id: "action-moved",
  kind: "action-moved",
  summary: "An action belongs to another tool.",
  why: "A call to the old tool is refused.",
  mirror: { none: "The opposite of a move is a move." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The action ${shown(change.before)} is ${shown(change.after)} now (${because(change.evidence)}).`,
});
