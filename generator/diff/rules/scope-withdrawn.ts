import { rule } from "../rule.js";

export const scopeWithdrawn = rule<"scope-withdrawn">({
  id: "scope-withdrawn",
  kind: "scope-withdrawn",
  summary: "A permission is gone.",
  why: "Whoever held it holds nothing by it; what asked for it is told on its own.",
  mirror: "scope-declared",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The scope ${change.name} is gone.`,
});
