import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const retiredNameAdded = rule<"retired-name-added">({
  id: "retired-name-added",
  kind: "retired-name-added",
  summary: "A former name is refused with the canonical one.",
  why: "Whoever still uses it is told the new name.",
  mirror: "retired-name-removed",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `${shown(change.name)} is a retired name of ${shown(change.after)}.`,
});
