import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const scopeReplaced = rule<"scope-replaced">({
  id: "scope-replaced",
  kind: "scope-replaced",
  summary: "An action asks for another permission.",
  why: "Whoever holds the old one is refused, and whoever holds the new one is let in.",
  mirror: { none: "The opposite of another permission is another permission." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)} asks for the scope ${change.after}, no longer for ${change.before}.`,
});
