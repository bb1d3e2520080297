import { rule } from "../rule.js";

export const conventionClaimed = rule<"convention-claimed">({
  id: "convention-claimed",
  kind: "convention-claimed",
  summary: "The server makes a promise that holds for all of it.",
  why: "What it changes for a call is told at each action as well.",
  mirror: "convention-dropped",
  levels: ["behaviour"],
  level: () => "behaviour",
  message: (change) => `The convention ${change.name} is promised now.`,
});
