import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const latchRemoved = rule<"latch-removed">({
  id: "latch-removed",
  kind: "latch-removed",
  summary: "An apply no longer asks for something.",
  why: "What held a wrong apply back is gone.",
  mirror: "latch-added",
  levels: ["dangerous"],
  level: () => "dangerous",
  message: (change) => `${subject(change)}: an apply no longer asks for ${change.name}.`,
});
