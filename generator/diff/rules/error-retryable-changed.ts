import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const errorRetryableChanged = rule<"error-retryable-changed">({
  id: "error-retryable-changed",
  kind: "error-retryable-changed",
  summary: "Whether a call may be repeated after a refusal changed.",
  why: "Callers repeat, or give up, by it.",
  mirror: { none: "The opposite is the same change with the values exchanged." },
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `${change.name}: retryable went ${fromTo(change)}.`,
});
