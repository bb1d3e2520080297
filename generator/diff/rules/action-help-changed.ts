import { rule } from "../rule.js";
import { fromTo, subject } from "../wording.js";

export const actionHelpChanged = rule<"action-help-changed">({
  id: "action-help-changed",
  kind: "action-help-changed",
  summary: "A refusal of an action points elsewhere for help.",
  why: "A model goes where a refusal points.",
  mirror: { none: "The opposite of a change of words is a change of words." },
  levels: ["routing"],
  level: () => "routing",
  message: (change) => `${subject(change)}: help went ${fromTo(change)}.`,
});
