import { rule } from "../rule.js";
import { fromTo, shown } from "../wording.js";

export const labelMeaningChanged = rule<"label-meaning-changed">({
  id: "label-meaning-changed",
  kind: "label-meaning-changed",
  summary: "The meaning of a label is told in other words.",
  why: "A model reads it to know what the label holds.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `The meaning of the ${{ fields: "field", sections: "section", statuses: "status" }[change.of]} ${shown(change.name)} changed ${fromTo(change)}.`,
});
