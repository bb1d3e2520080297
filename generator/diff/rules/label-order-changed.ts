import { rule } from "../rule.js";
import { shown } from "../wording.js";

export const labelOrderChanged = rule<"label-order-changed">({
  id: "label-order-changed",
  kind: "label-order-changed",
  summary: "Sections come in another order.",
  why: "Readers find sections by their order.",
  mirror: { none: "The opposite of another order is another order." },
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `Sections come in the order ${shown(change.after)}, no longer ${shown(change.before)}.`,
});
