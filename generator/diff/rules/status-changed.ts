import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const statusChanged = rule<"status-changed">({
  id: "status-changed",
  kind: "status-changed",
  summary: "A status has another circle, or counts as the other outcome.",
  why: "The circle is what a reader sees of a folded answer.",
  mirror: { none: "The opposite of another circle is another circle." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The status ${change.name} was ${shown(change.before)} and is ${shown(change.after)}.`,
});
