import { rule } from "../rule.js";
import { because, shown } from "../wording.js";

export const toolRenamed = rule<"tool-renamed">({
  id: "tool-renamed",
  kind: "tool-renamed",
  summary: "A tool has another name.",
  why: "A call by the old name is refused.",
  mirror: { none: "The opposite of a rename is a rename." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `The tool ${shown(change.before)} is called ${shown(change.after)} now (${because(change.evidence)}).`,
});
