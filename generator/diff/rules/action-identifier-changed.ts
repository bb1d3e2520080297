import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const actionIdentifierChanged = rule<"action-identifier-changed">({
  id: "action-identifier-changed",
  kind: "action-identifier-changed",
  summary: "Generated code calls an action by another name.",
  why: "Callers do not see it; the stubs of its server are called otherwise.",
  mirror: { none: "The opposite of another identifier is another identifier." },
  levels: ["none"],
  level: () => "none",
  message: (change) => `${subject(change)}: the identifier went ${fromTo(change)}.`,
});
