import { moveOf } from "../policy-move.js";
import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const policyWeakened = rule<"policy-changed">({
  id: "policy-weakened",
  kind: "policy-changed",
  summary: "An action acts more freely than it did.",
  why: "A call that read or rehearsed may write now; clients and people let it through on the old promise.",
  mirror: "policy-effect-withheld",
  levels: ["dangerous"],
  level: (change) => (moveOf(change) === "weakened" ? "dangerous" : null),
  message: (change) => `${subject(change)} was ${change.from} and is ${change.to}: it acts more freely than it did.`,
});
