import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const labelAdded = rule<"label-added">({
  id: "label-added",
  kind: "label-added",
  summary: "Answers may have a further label.",
  why: "What was read before is still there.",
  mirror: "label-removed",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `There is a new ${{ fields: "field", sections: "section", statuses: "status" }[change.of]} ${shown(change.name)}.`,
});
