import { moveOf } from "../policy-move.js";
import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const policyWithdrawn = rule<"policy-changed">({
  id: "policy-withdrawn",
  kind: "policy-changed",
  summary: "What an action may do is undecided again.",
  why: "The action counts as writing, and is no longer served.",
  mirror: "policy-decided",
  levels: ["dangerous"],
  level: (change) => (moveOf(change) === "withdrawn" ? "dangerous" : null),
  message: (change) => `${subject(change)} was ${change.from} and is ${change.to}: what it may do is no longer promised.`,
});
