import { rule } from "../rule.js";
import { absence, subject } from "../wording.js";

export const flagAbsenceChanged = rule<"flag-absence-changed">({
  id: "flag-absence-changed",
  kind: "flag-absence-changed",
  summary: "A call without the flag does something else.",
  why: "Callers who leave the flag out rely on what that means.",
  mirror: { none: "Each way has its own level: acting without the flag is dangerous, no longer acting breaks." },
  levels: ["breaking", "dangerous", "additive"],
  level: (change) => change.after === "apply" ? "dangerous" : change.before === "error" ? "additive" : "breaking",
  message: (change) => `${subject(change)}: without the flag a call ${absence(change.after)}, no longer ${absence(change.before)}.`,
});
