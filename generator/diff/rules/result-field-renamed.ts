import { rule } from "../rule.js";
import { because, place, shown } from "../wording.js";

export const resultFieldRenamed = rule<"property-renamed">({
  id: "result-field-renamed",
  kind: "property-renamed",
  summary: "A field has another name.",
  why: "Whoever reads the old name finds nothing.",
  mirror: { none: "The opposite of a rename is a rename." },
  levels: ["breaking"],
  level: (change) => (change.direction === "output" ? "breaking" : null),
  message: (change) => `${place(change)}: ${shown(change.before)} is called ${shown(change.after)} now (${because(change.evidence)}).`,
});
