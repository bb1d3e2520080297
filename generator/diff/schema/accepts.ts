import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { arrayAccepts } from "./array.js";
import { sameValue } from "./canonical.js";
import { conditionAccepts } from "./condition.js";
import { numberAccepts } from "./number.js";
import { objectAccepts } from "./object.js";
import { allOf, type Alternative, type Truth } from "./shape.js";
import type { Shapes } from "./shapes.js";
import { stringAccepts } from "./string.js";

/** Whether a value of the alternative's kind satisfies it. */
export function alternativeAccepts(alternative: Alternative, value: Json, shapes: Shapes): Truth {
  if (alternative.values !== null && !alternative.values.some((listed) => sameValue(listed, value))) return false;
  const facet = alternative.values === null ? facetAccepts(alternative, value, shapes) : true;
  if (facet === false) return false;
  const conditions = allOf(alternative.conditions, (condition) => conditionAccepts(condition, value, shapes));
  return conditions === true ? facet : conditions;
}

/** Whether the constraints of the kind hold, listed values and conditions aside. */
export function facetAccepts(alternative: Alternative, value: Json, shapes: Shapes): Truth {
  switch (alternative.kind) {
    case "null":
    case "boolean":
      return true;
    case "number":
      return numberAccepts(alternative.facet, value as number);
    case "string":
      return stringAccepts(alternative.facet, value as string);
    case "array":
      return arrayAccepts(alternative.facet, value as readonly Json[], shapes);
    case "object":
      return objectAccepts(alternative.facet, value as JsonObject, shapes);
  }
}
