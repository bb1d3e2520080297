import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const exampleRemoved = rule<"example-removed">({
  id: "example-removed",
  kind: "example-removed",
  summary: "An example of an action is gone.",
  why: "A model copies examples.",
  mirror: "example-added",
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: an example is gone, ${shown(change.before)}.`,
});
