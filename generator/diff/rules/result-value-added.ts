import { rule } from "../rule.js";
import { place, shown } from "../wording.js";

export const resultValueAdded = rule<"value-added">({
  id: "result-value-added",
  kind: "value-added",
  summary: "A field may hold a value that it did not.",
  why: "Whoever reads the answer may meet what was ruled out.",
  mirror: "result-value-removed",
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)} may hold ${shown(change.after)} too.`,
});
