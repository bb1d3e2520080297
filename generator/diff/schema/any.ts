import { ANY_ARRAY } from "./array.js";
import { ANY_NUMBER } from "./number.js";
import { ANY_OBJECT } from "./object.js";
import { KINDS, type Alternative, type Body, type Kind, type Shape } from "./shape.js";
import { ANY_STRING } from "./string.js";

function anyOfKind(kind: Kind): Body {
  switch (kind) {
    case "null":
    case "boolean":
      return { kind };
    case "number":
      return { kind, facet: ANY_NUMBER };
    case "string":
      return { kind, facet: ANY_STRING };
    case "array":
      return { kind, facet: ANY_ARRAY };
    case "object":
      return { kind, facet: ANY_OBJECT };
  }
}

/** The shape that accepts every value. */
export const ANY: Shape = KINDS.map((kind): Alternative => ({ ...anyOfKind(kind), values: null, conditions: [], at: "", valuesAt: null, definition: null }));

/** Whether the alternative accepts every value of its kind. */
export function isUnconstrained(alternative: Alternative): boolean {
  if (alternative.values !== null || alternative.conditions.length > 0) return false;
  switch (alternative.kind) {
    case "null":
    case "boolean":
      return true;
    case "number": {
      const { integer, minimum, maximum, multiples } = alternative.facet;
      return !integer && minimum === null && maximum === null && multiples.size === 0;
    }
    case "string": {
      const { minLength, maxLength, patterns } = alternative.facet;
      return minLength === null && maxLength === null && patterns.size === 0;
    }
    case "array": {
      const { prefix, rest, minItems, maxItems, unique, contains } = alternative.facet;
      return prefix.every((term) => term.length === 0) && rest.length === 0 && minItems === null && maxItems === null && unique === null && contains.every(({ minimum, maximum }) => minimum === 0 && maximum === null);
    }
    case "object": {
      const { layers, required, names, minProperties, maxProperties, dependencies } = alternative.facet;
      return layers.length === 0 && required.size === 0 && names.length === 0 && minProperties === null && maxProperties === null && dependencies.length === 0;
    }
  }
}
