import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const retiredNameRedirected = rule<"retired-name-redirected">({
  id: "retired-name-redirected",
  kind: "retired-name-redirected",
  summary: "A former name leads to another canonical one.",
  why: "Whoever still uses it is sent elsewhere.",
  mirror: { none: "The opposite of another canonical name is another canonical name." },
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The retired name ${shown(change.name)} leads to ${shown(change.after)}, no longer to ${shown(change.before)}.`,
});
