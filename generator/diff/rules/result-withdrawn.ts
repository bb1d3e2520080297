import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const resultWithdrawn = rule<"result-withdrawn">({
  id: "result-withdrawn",
  kind: "result-withdrawn",
  summary: "What is returned is no longer said.",
  why: "Whoever relied on it has no promise any more.",
  mirror: "result-declared",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)}: ${change.name} no longer says what is returned.`,
});
