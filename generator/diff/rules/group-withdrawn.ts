import { rule } from "../rule.js";

export const groupWithdrawn = rule<"group-withdrawn">({
  id: "group-withdrawn",
  kind: "group-withdrawn",
  summary: "A group of actions is gone.",
  why: "A profile of a workspace may still name it; what it held is told on its own.",
  mirror: "group-declared",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The group ${change.name} is gone.`,
});
