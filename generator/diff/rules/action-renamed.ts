import { rule } from "../rule.js";
import { because, shown } from "../wording.js";

export const actionRenamed = rule<"action-renamed">({
  id: "action-renamed",
  kind: "action-renamed",
  summary: "An action has another name.",
  why: "A call by the old name is refused.",
  mirror: { none: "The opposite of a rename is a rename." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${change.tool}: the action ${shown(change.before)} is called ${shown(change.after)} now (${because(change.evidence)}).`,
});
