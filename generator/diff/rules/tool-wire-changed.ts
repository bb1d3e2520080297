import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const toolWireChanged = rule<"tool-wire-changed">({
  id: "tool-wire-changed",
  kind: "tool-wire-changed",
  summary: "A key of a tool in the list changed.",
  why: "It goes over the wire, and a client may act on it. A schema that is none of an object is kept as such a key, and nothing can be said of what it accepts.",
  mirror: { none: "The opposite of another value is another value." },
  levels: ["breaking", "routing"],
  level: (change) => (change.name === "inputSchema" || change.name === "outputSchema" ? "breaking" : "routing"),
  message: (change) => `${subject(change)}: ${change.name} went ${fromTo(change)}.`,
});
