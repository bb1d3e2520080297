import { rule } from "../rule.js";
import { place } from "../wording.js";

export const openNameReleased = rule<"property-removed">({
  id: "open-name-released",
  kind: "property-removed",
  summary: "An object that takes any name no longer judges one.",
  why: "The name is still let through, and nothing says what becomes of it.",
  mirror: "open-name-declared",
  levels: ["behaviour"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return change.effect === "wider" || change.effect === "declared" ? "behaviour" : null;
  },
  message: (change) => `${place(change)} is no longer declared; the object takes any name.`,
});
