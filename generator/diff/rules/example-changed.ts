import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const exampleChanged = rule<"example-changed">({
  id: "example-changed",
  kind: "example-changed",
  summary: "An example of an action changed.",
  why: "A model copies examples.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: an example changed ${fromTo(change)}.`,
});
