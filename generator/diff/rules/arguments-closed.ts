import { rule } from "../rule.js";
import { place } from "../wording.js";

export const argumentsClosed = rule<"object-closed">({
  id: "arguments-closed",
  kind: "object-closed",
  summary: "Names that an object does not declare are refused.",
  why: "A call with a name that nobody declared was let through and is refused.",
  mirror: "arguments-opened",
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)}: names that are not declared are refused now.`,
});
