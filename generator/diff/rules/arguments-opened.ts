import { rule } from "../rule.js";
import { place } from "../wording.js";

export const argumentsOpened = rule<"object-opened">({
  id: "arguments-opened",
  kind: "object-opened",
  summary: "Names that an object does not declare are let through.",
  why: "A misspelled parameter is no longer refused: it is dropped, and the call goes through without it.",
  mirror: "arguments-closed",
  levels: ["dangerous", "additive"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return change.openness === "silent" ? "dangerous" : "additive";
  },
  message: (change) => `${place(change)}: names that are not declared are let through now.`,
});
