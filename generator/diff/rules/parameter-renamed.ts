import { rule } from "../rule.js";
import { because, place, shown } from "../wording.js";

export const parameterRenamed = rule<"property-renamed">({
  id: "parameter-renamed",
  kind: "property-renamed",
  summary: "A parameter has another name.",
  why: "A call that gives the old name is refused.",
  mirror: { none: "The opposite of a rename is a rename." },
  levels: ["breaking"],
  level: (change) => (change.direction === "input" ? "breaking" : null),
  message: (change) => `${place(change)}: ${shown(change.before)} is called ${shown(change.after)} now (${because(change.evidence)}).`,
});
