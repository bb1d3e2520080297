import { rule } from "../rule.js";
import { place } from "../wording.js";

export const requiredParameterAdded = rule<"property-added">({
  id: "required-parameter-added",
  kind: "property-added",
  summary: "A parameter came that every call must give.",
  why: "A call that was accepted is refused.",
  mirror: "parameter-removed",
  levels: ["breaking"],
  level: (change) => {
    if (change.direction !== "input") return null;
    return change.required ? "breaking" : null;
  },
  message: (change) => `${place({ ...change, pointer: change.headPointer })} is new and required.`,
});
