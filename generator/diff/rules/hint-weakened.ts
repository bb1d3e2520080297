import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const hintWeakened = rule<"hint-changed">({
  id: "hint-weakened",
  kind: "hint-changed",
  summary: "A tool no longer hints that it is harmless.",
  why: "Clients run a tool without asking by its hints. On a tool that only reads, the hints about writing mean nothing.",
  mirror: "hint-strengthened",
  levels: ["dangerous", "none"],
  level: (change) => (change.name === "readOnlyHint" || change.name === "idempotentHint" ? change.after === false : change.after === true) ? (change.readOnly && change.name !== "openWorldHint" ? "none" : "dangerous") : null,
  message: (change) => `${subject(change)}: ${change.name} went ${fromTo(change)}, as clients read it.`,
});
