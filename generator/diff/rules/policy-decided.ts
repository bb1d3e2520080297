import { moveOf } from "../policy-move.js";
import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const policyDecided = rule<"policy-changed">({
  id: "policy-decided",
  kind: "policy-changed",
  summary: "Somebody decided what an action may do.",
  why: "Nothing was promised before, and the action was not served.",
  mirror: "policy-withdrawn",
  levels: ["additive"],
  level: (change) => (moveOf(change) === "decided" ? "additive" : null),
  message: (change) => `${subject(change)} was ${change.from} and is ${change.to}: nothing was promised before.`,
});
