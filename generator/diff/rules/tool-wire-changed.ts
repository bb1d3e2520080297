import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const toolWireChanged = rule<"tool-wire-changed">({
  id: "tool-wire-changed",
  kind: "tool-wire-changed",
  summary: "A key of a tool in the list changed.",
  why: "It goes over the wire, and a client may act on it.",
  mirror: { none: "The opposite of another value is another value." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: ${change.name} went from ${shown(change.before)} to ${shown(change.after)}.`,
});
