import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const actionsIntroduced = rule<"actions-introduced">({
  id: "actions-introduced",
  kind: "actions-introduced",
  summary: "A tool has actions now.",
  why: "What it accepts differently is told on its own.",
  mirror: "actions-dropped",
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)} has actions now: ${shown(change.after)}.`,
});
