import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const retiredNameRemoved = rule<"retired-name-removed">({
  id: "retired-name-removed",
  kind: "retired-name-removed",
  summary: "A former name is no longer known.",
  why: "Whoever still uses it is refused without the canonical name.",
  mirror: "retired-name-added",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `${shown(change.name)} is no longer known as a former name of ${shown(change.before)}.`,
});
