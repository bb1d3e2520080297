import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const answerLabelRemoved = rule<"answer-label-removed">({
  id: "answer-label-removed",
  kind: "answer-label-removed",
  summary: "Answers of an action no longer have a label.",
  why: "A model takes values out of answers by their labels.",
  mirror: "answer-label-added",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)}: the answer no longer has the ${{ fields: "field", sections: "section", statuses: "status" }[change.of]} ${shown(change.name)}.`,
});
