import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const hintStrengthened = rule<"hint-changed">({
  id: "hint-strengthened",
  kind: "hint-changed",
  summary: "A tool hints that it is more harmless than before.",
  why: "Clients may run it without asking from now on. Where an action of the tool is decided to write, a hint that it only reads lets the write pass unseen. On a tool that only reads, the hints about writing mean nothing.",
  mirror: "hint-weakened",
  levels: ["dangerous", "behaviour", "none"],
  level: (change) => {
    if (change.name === "readOnlyHint" || change.name === "idempotentHint" ? change.after !== true : change.after !== false) return null;
    if (change.name === "readOnlyHint" && change.writes) return "dangerous";
    return change.readOnly && change.name !== "openWorldHint" ? "none" : "behaviour";
  },
  message: (change) => `${subject(change)}: ${change.name} went ${fromTo(change)}, as clients read it.`,
});
