import { rule } from "../rule.js";
import { shown, subject } from "../wording.js";

export const actionAddressChanged = rule<"action-address-changed">({
  id: "action-address-changed",
  kind: "action-address-changed",
  summary: "Another parameter carries the address.",
  why: "Headings, confirmations and the list of allowed addresses go by it.",
  mirror: { none: "The opposite of another address is another address." },
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `${subject(change)}: the address is ${shown(change.after)}, no longer ${shown(change.before)}.`,
});
