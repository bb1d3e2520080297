import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const listKeyChanged = rule<"list-key-changed">({
  id: "list-key-changed",
  kind: "list-key-changed",
  summary: "A key of the list beside its tools changed.",
  why: "Clients keep a list as long as it says, and share it as it allows.",
  mirror: { none: "The opposite of another value is another value." },
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The list: ${change.name} went ${fromTo(change)}.`,
});
