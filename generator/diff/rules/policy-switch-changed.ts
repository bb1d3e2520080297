import { moveOf } from "../policy-move.js";
import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const policySwitchChanged = rule<"policy-changed">({
  id: "policy-switch-changed",
  kind: "policy-changed",
  summary: "Another switch chooses between rehearsal and effect.",
  why: "A call that gives the old switch is refused.",
  mirror: { none: "The opposite of another switch is another switch." },
  levels: ["breaking"],
  level: (change) => (moveOf(change) === "switch-changed" ? "breaking" : null),
  message: (change) => `${subject(change)} was ${change.from} and is ${change.to}: another switch chooses between rehearsal and effect.`,
});
