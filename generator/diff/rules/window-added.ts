import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const windowAdded = rule<"window-added">({
  id: "window-added",
  kind: "window-added",
  summary: "An answer can be read in pages.",
  why: "What is asked without a window comes as before, up to its length.",
  mirror: "window-removed",
  levels: ["additive"],
  level: () => "additive",
  message: (change) => `${subject(change)} has a window.`,
});
