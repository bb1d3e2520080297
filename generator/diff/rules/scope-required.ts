import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const scopeRequired = rule<"scope-required">({
  id: "scope-required",
  kind: "scope-required",
  summary: "An action asks for a permission that it did not ask for.",
  why: "Callers who do not hold it are refused.",
  mirror: "scope-dropped",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)} asks for the scope ${change.after}.`,
});
