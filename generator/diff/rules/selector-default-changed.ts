import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const selectorDefaultChanged = rule<"selector-default-changed">({
  id: "selector-default-changed",
  kind: "selector-default-changed",
  summary: "The selector has another default.",
  why: "A call that leaves it out reaches another action.",
  mirror: { none: "The opposite of a default that moved is a default that moved." },
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `${subject(change)}: the default of the selector went ${fromTo(change)}.`,
});
