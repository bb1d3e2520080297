import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const serverLocaleChanged = rule<"server-locale-changed">({
  id: "server-locale-changed",
  kind: "server-locale-changed",
  summary: "The prose is in another language.",
  why: "A model chooses tools by words of the language in which it is asked.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `The language of the prose went ${fromTo(change)}.`,
});
