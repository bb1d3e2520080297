import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const toolWordsChanged = rule<"tool-words-changed">({
  id: "tool-words-changed",
  kind: "tool-words-changed",
  summary: "The title or description of a tool changed.",
  why: "A model chooses tools by their descriptions.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: the ${change.name} changed ${fromTo(change)}.`,
});
