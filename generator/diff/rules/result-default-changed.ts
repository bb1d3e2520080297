import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const resultDefaultChanged = rule<"default-changed">({
  id: "result-default-changed",
  kind: "default-changed",
  summary: "A field has another default.",
  why: "Nothing fills in answers.",
  mirror: { none: "The opposite of a default that moved is a default that moved." },
  levels: ["none"],
  level: (change) => (change.direction === "output" ? "none" : null),
  message: (change) => `${place(change)}: the default went ${fromTo(change)}.`,
});
