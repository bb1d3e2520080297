import { rule } from "../rule.js";
import { fromTo, place } from "../wording.js";

export const parameterDefaultChanged = rule<"default-changed">({
  id: "parameter-default-changed",
  kind: "default-changed",
  summary: "A parameter has another default.",
  why: "A call that leaves it out does something else.",
  mirror: { none: "The opposite of a default that moved is a default that moved; one that came or went is a move from or to nothing." },
  levels: ["behaviour"],
  level: (change) => (change.direction === "input" ? "behaviour" : null),
  message: (change) => `${place(change)}: the default went ${fromTo(change)}.`,
});
