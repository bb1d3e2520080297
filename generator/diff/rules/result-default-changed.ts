import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const resultDefaultChanged = rule<"default-changed">({
  id: "result-default-changed",
  kind: "default-changed",
  summary: "A field has another default.",
  why: "Nothing fills in answers.",
  mirror: { none: "The opposite of a default that moved is a default that moved." },
  levels: ["none"],
  level: (change) => (change.direction === "output" ? "none" : null),
  message: (change) => `${place(change)}: the default went from ${shown(change.before)} to ${shown(change.after)}.`,
});
