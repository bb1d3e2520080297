import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const answersChanged = rule<"answers-changed">({
  id: "answers-changed",
  kind: "answers-changed",
  summary: "Answers have another form.",
  why: "Whoever reads answers reads another form.",
  mirror: { none: "The opposite of another form of answers is another form of answers." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `Answers were ${shown(change.before)} and are ${shown(change.after)}.`,
});
