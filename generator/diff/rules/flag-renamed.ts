import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const flagRenamed = rule<"flag-renamed">({
  id: "flag-renamed",
  kind: "flag-renamed",
  summary: "The flag of a rehearsal has another name.",
  why: "A call that asks for a rehearsal by the old name is refused, or acts.",
  mirror: { none: "The opposite of a rename is a rename." },
  levels: ["breaking"],
  level: () => "breaking",
  message: (change) => `${subject(change)}: the flag was called ${shown(change.before)} and is called ${shown(change.after)}.`,
});
