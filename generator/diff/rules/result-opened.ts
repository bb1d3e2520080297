import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultOpened = rule<"object-opened">({
  id: "result-opened",
  kind: "object-opened",
  summary: "An object of the answer may have further fields.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-closed",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)}: there may be further fields.`,
});
