import { rule } from "../rule.js";
import { place } from "../wording.js";

export const resultClosed = rule<"object-closed">({
  id: "result-closed",
  kind: "object-closed",
  summary: "An object of the answer has no further fields.",
  why: "Every answer is one that was promised before.",
  mirror: "result-opened",
  levels: ["additive"],
  level: (change) => (change.direction === "output" ? "additive" : null),
  message: (change) => `${place(change)}: there are no further fields.`,
});
