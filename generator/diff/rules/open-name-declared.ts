import { rule } from "../rule.js";
import { place } from "../wording.js";

export const openNameDeclared = rule<"property-added">({
  id: "open-name-declared",
  kind: "property-added",
  summary: "An object that takes any name judges one that it let through.",
  why: "A call that was accepted is refused.",
  mirror: "open-name-released",
  levels: ["breaking"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return !change.required && (change.effect === "narrower" || change.effect === "differs") ? "breaking" : null;
  },
  message: (change) => `${place({ ...change, pointer: change.headPointer })}: the object takes any name, and this one must satisfy a schema now.`,
});
