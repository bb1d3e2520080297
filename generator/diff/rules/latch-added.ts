import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const latchAdded = rule<"latch-added">({
  id: "latch-added",
  kind: "latch-added",
  summary: "An apply asks for something more.",
  why: "An apply that went through is refused.",
  mirror: "latch-removed",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)}: an apply asks for ${change.name}.`,
});
