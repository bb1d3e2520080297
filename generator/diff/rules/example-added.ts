import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const exampleAdded = rule<"example-added">({
  id: "example-added",
  kind: "example-added",
  summary: "An action has a further example.",
  why: "A model copies examples.",
  mirror: "example-removed",
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: there is a new example, ${shown(change.after)}.`,
});
