import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const answerLabelAdded = rule<"answer-label-added">({
  id: "answer-label-added",
  kind: "answer-label-added",
  summary: "Answers of an action have a further label.",
  why: "What was read before is still there.",
  mirror: "answer-label-removed",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `${subject(change)}: the answer has the ${{ fields: "field", sections: "section", statuses: "status" }[change.of]} ${shown(change.name)}.`,
});
