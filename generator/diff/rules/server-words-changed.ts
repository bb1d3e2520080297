import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const serverWordsChanged = rule<"server-words-changed">({
  id: "server-words-changed",
  kind: "server-words-changed",
  summary: "The title or description of the server changed.",
  why: "A model and a person choose servers by it.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `The ${change.name} of the server changed ${fromTo(change)}.`,
});
