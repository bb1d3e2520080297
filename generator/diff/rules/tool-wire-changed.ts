import { OWN_KEYS } from "../../../runtime/surface/own-keys.js";
import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const toolWireChanged = rule<"tool-wire-changed">({
  id: "tool-wire-changed",
  kind: "tool-wire-changed",
  summary: "A key of a tool in the list changed.",
  why: "It goes over the wire, and a client may act on it. A schema that is none of an object is kept as such a key, and nothing can be said of what it accepts. A description or annotations that are not what the protocol asks for are kept so too, and the official client refuses the whole list for them.",
  mirror: { none: "The opposite of another value is another value." },
  levels: ["breaking", "routing"],
  level: ({ name, before, after }) => (name === "inputSchema" || name === "outputSchema" || (OWN_KEYS.has(name) && before === undefined && after !== undefined) ? "breaking" : "routing"),
  message: (change) => `${subject(change)}: ${change.name} went ${fromTo(change)}.`,
});
