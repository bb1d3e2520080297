import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const flagReversed = rule<"flag-reversed">({
  id: "flag-reversed",
  kind: "flag-reversed",
  summary: "The flag of a rehearsal means the opposite.",
  why: "A call that asked for a rehearsal acts.",
  mirror: { none: "The opposite of a reversal is a reversal." },
  levels: ["dangerous"],
  level: () => "dangerous",
  message: (change) => `${subject(change)}: the flag rehearses when it is ${shown(change.after)}, no longer when it is ${shown(change.before)}.`,
});
