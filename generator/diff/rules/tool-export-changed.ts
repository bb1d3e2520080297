import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const toolExportChanged = rule<"tool-export-changed">({
  id: "tool-export-changed",
  kind: "tool-export-changed",
  summary: "A tool is shown to models in another way.",
  why: "A model sees more or less of what the tool takes before it asks.",
  mirror: { none: "The opposite of another export is another export." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: the export went ${fromTo(change)}.`,
});
