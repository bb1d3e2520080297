import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const hintStrengthened = rule<"hint-changed">({
  id: "hint-strengthened",
  kind: "hint-changed",
  summary: "A tool hints that it is more harmless than before.",
  why: "Clients may run it without asking from now on. On a tool that only reads, the hints about writing mean nothing.",
  mirror: "hint-weakened",
  levels: ["behaviour", "none"],
  level: (change) => (change.name === "readOnlyHint" || change.name === "idempotentHint" ? change.after === true : change.after === false) ? (change.readOnly && change.name !== "openWorldHint" ? "none" : "behaviour") : null,
  message: (change) => `${subject(change)}: ${change.name} went ${fromTo(change)}, as clients read it.`,
});
