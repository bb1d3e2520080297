import { rule } from "../rule.js";

export const conventionDropped = rule<"convention-dropped">({
  id: "convention-dropped",
  kind: "convention-dropped",
  summary: "The server no longer makes a promise that holds for all of it.",
  why: "Callers relied on it at every tool, and nothing tells them at the tool.",
  mirror: "convention-claimed",
  levels: ["dangerous"],
  level: () => "dangerous",
  message: (change) => `The convention ${change.name} is no longer promised.`,
});
