import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const serverRenamed = rule<"server-renamed">({
  id: "server-renamed",
  kind: "server-renamed",
  summary: "The server has another name.",
  why: "Clients put the name before the names of its tools.",
  mirror: { none: "The opposite of a rename is a rename." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `The server was called ${shown(change.before)} and is called ${shown(change.after)}.`,
});
