import { rule } from "../rule.js";

export const toolRemoved = rule<"tool-removed">({
  id: "tool-removed",
  kind: "tool-removed",
  summary: "A tool went.",
  why: "Every call of it is refused.",
  mirror: "tool-added",
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The tool ${change.tool} is gone.`,
});
