import { rule } from "../rule.js";

export const errorCodeChanged = rule<"error-code-changed">({
  id: "error-code-changed",
  kind: "error-code-changed",
  summary: "A refusal or failure has another code.",
  why: "Callers decide by codes.",
  mirror: { none: "The opposite of another code is another code." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${change.name}: the code went from ${change.before} to ${change.after}.`,
});
