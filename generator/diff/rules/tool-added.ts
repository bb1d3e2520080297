import { rule } from "../rule.js";

export const toolAdded = rule<"tool-added">({
  id: "tool-added",
  kind: "tool-added",
  summary: "A tool came.",
  why: "Nobody calls it yet. One that may write is told as such.",
  mirror: "tool-removed",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `The tool ${change.tool} is new${change.mutating ? ", and it may write" : ""}.`,
});
