import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const labelRemoved = rule<"label-removed">({
  id: "label-removed",
  kind: "label-removed",
  summary: "A label of the answers is gone.",
  why: "A model takes values out of answers by their labels.",
  mirror: "label-added",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The ${{ fields: "field", sections: "section", statuses: "status" }[change.of]} ${shown(change.name)} is gone.`,
});
