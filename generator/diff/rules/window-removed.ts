import { rule } from "../rule.js";
import { subject } from "../wording.js";

export const windowRemoved = rule<"window-removed">({
  id: "window-removed",
  kind: "window-removed",
  summary: "An answer can no longer be read in pages.",
  why: "The answer comes whole; the parameters of the window are told on their own.",
  mirror: "window-added",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `${subject(change)} has no window any more.`,
});
