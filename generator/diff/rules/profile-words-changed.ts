import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const profileWordsChanged = rule<"profile-words-changed">({
  id: "profile-words-changed",
  kind: "profile-words-changed",
  summary: "The title, the description or the place of a profile changed.",
  why: "A person finds and enables it by these words, and refusals repeat them.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `The words of the profile ${change.name} changed ${fromTo(change)}.`,
});
