import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { arrayAccepts } from "./array.js";
import { canonical, sameValue } from "./canonical.js";
import { conditionAccepts } from "./condition.js";
import { numberAccepts } from "./number.js";
import { objectAccepts } from "./object.js";
import type { Alternative } from "./shape.js";
import { stringAccepts } from "./string.js";
import type { Terms } from "./term.js";
import { allOf, type Truth } from "./truth.js";

/** Whether a value of the alternative's kind satisfies it. */
export function alternativeAccepts(alternative: Alternative, value: Json, terms: Terms): Truth {
  if (alternative.values !== null && !isListed(alternative.values, value)) return false;
  const facet = alternative.values === null ? facetAccepts(alternative, value, terms) : true;
  if (facet === false) return false;
  const conditions = conditionsAccept(alternative, value, terms);
  return conditions === true ? facet : conditions;
}

/** Whether the conditions of the alternative hold, its values and its kind's constraints aside. */
export function conditionsAccept({ conditions }: Alternative, value: Json, terms: Terms): Truth {
  return allOf(conditions, (condition) => conditionAccepts(condition, value, terms));
}

const TEXTS = new WeakMap<readonly Json[], ReadonlySet<string>>();

/** Lists of thousands of values are looked up by their texts. */
function isListed(values: readonly Json[], value: Json): boolean {
  if (values.length < 16) return values.some((listed) => sameValue(listed, value));
  let texts = TEXTS.get(values);
  if (texts === undefined) TEXTS.set(values, (texts = new Set(values.map(canonical))));
  return texts.has(canonical(value));
}

/** Whether the constraints of the kind hold, listed values and conditions aside. */
export function facetAccepts(alternative: Alternative, value: Json, terms: Terms): Truth {
  switch (alternative.kind) {
    case "null":
    case "boolean":
      return true;
    case "number":
      return numberAccepts(alternative.facet, value as number);
    case "string":
      return stringAccepts(alternative.facet, value as string);
    case "array":
      return arrayAccepts(alternative.facet, value as readonly Json[], terms);
    case "object":
      return objectAccepts(alternative.facet, value as JsonObject, terms);
  }
}
