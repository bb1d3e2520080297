import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const scopeWordsChanged = rule<"scope-words-changed">({
  id: "scope-words-changed",
  kind: "scope-words-changed",
  summary: "The title or description of a permission changed.",
  why: "A person grants it by these words.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `The words of the scope ${change.name} changed ${fromTo(change)}.`,
});
