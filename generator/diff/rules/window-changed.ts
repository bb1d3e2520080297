import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const windowChanged = rule<"window-changed">({
  id: "window-changed",
  kind: "window-changed",
  summary: "The window of an answer works otherwise.",
  why: "The same filter or page gives something else.",
  mirror: { none: "The opposite of another window is another window." },
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `${subject(change)}: ${change.name} of the window went ${fromTo(change)}.`,
});
