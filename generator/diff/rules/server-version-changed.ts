import { rule } from "../rule.js";
import { fromTo } from "../wording.js";

export const serverVersionChanged = rule<"server-version-changed">({
  id: "server-version-changed",
  kind: "server-version-changed",
  summary: "The server has another version.",
  why: "Whether the step fits the changes is judged on its own.",
  mirror: { none: "The opposite of another version is another version." },
  levels: ["none"],
  level: () => "none",
  message: (change) => `The version went ${fromTo(change)}.`,
});
