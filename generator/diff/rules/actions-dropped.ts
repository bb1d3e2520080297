import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const actionsDropped = rule<"actions-dropped">({
  id: "actions-dropped",
  kind: "actions-dropped",
  summary: "A tool has no actions any more.",
  why: "What it accepts differently is told on its own.",
  mirror: "actions-introduced",
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)} has no actions any more; it had ${shown(change.before)}.`,
});
