import { moveOf } from "../policy-move.js";
import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const policyEffectWithheld = rule<"policy-changed">({
  id: "policy-effect-withheld",
  kind: "policy-changed",
  summary: "A call that acted no longer does.",
  why: "The same call is answered and nothing happens, or it is refused: whoever relied on its effect does not get it.",
  mirror: "policy-weakened",
  levels: ["breaking"],
  level: (change) => (moveOf(change) === "withheld" ? "breaking" : null),
  message: (change) => `${subject(change)} was ${change.from} and is ${change.to}: a call that took effect no longer does.`,
});
