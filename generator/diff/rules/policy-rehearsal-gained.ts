import { moveOf } from "../policy-move.js";
import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const policyRehearsalGained = rule<"policy-changed">({
  id: "policy-rehearsal-gained",
  kind: "policy-changed",
  summary: "An action can be rehearsed.",
  why: "A call acts as before; one that names the flag rehearses.",
  mirror: "policy-weakened",
  levels: ["additive"],
  level: (change) => (moveOf(change) === "rehearsal-gained" ? "additive" : null),
  message: (change) => `${subject(change)} was ${change.from} and is ${change.to}: it can be rehearsed now, and acts as before without the flag.`,
});
