import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const selectorRenamed = rule<"selector-renamed">({
  id: "selector-renamed",
  kind: "selector-renamed",
  summary: "The parameter that chooses the action has another name.",
  why: "Every call of the tool gives it by its old name.",
  mirror: { none: "The opposite of a rename is a rename." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)}: the selector was called ${shown(change.before)} and is called ${shown(change.after)}.`,
});
