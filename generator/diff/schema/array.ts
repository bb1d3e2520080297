import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { keyword } from "../../../runtime/contract/schema.js";
import { canonical } from "./canonical.js";
import { isEmpty, larger, limitOf, minimumOf, smaller, type Limit } from "./limit.js";
import { subterm, type Located, type Term, type Terms } from "./term.js";
import { allOf, type Truth } from "./truth.js";

export interface ArrayFacet {
  readonly prefix: readonly Term[];
  /** Items past the prefix. */
  readonly rest: Term;
  readonly minItems: Limit | null;
  readonly maxItems: Limit | null;
  /** Pointer of `uniqueItems: true`; null where items may repeat. */
  readonly unique: string | null;
  readonly contains: readonly Contains[];
}

/** At least `minimum` and at most `maximum` items satisfy the term. */
export interface Contains {
  readonly term: Term;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly at: string;
}

export const ANY_ARRAY: ArrayFacet = { prefix: [], rest: [], minItems: null, maxItems: null, unique: null, contains: [] };

export function arrayFacet(located: Located, schema: JsonObject): ArrayFacet {
  const { pointer, document } = located;
  return {
    ...itemsOf(located, schema),
    minItems: minimumOf(schema, "minItems", pointer),
    maxItems: limitOf(schema, "maxItems", pointer),
    unique: keyword(schema, "uniqueItems") === true ? `${pointer}/uniqueItems` : null,
    contains: containsOf(located, schema, document.draft !== "draft-07"),
  };
}

export function meetArrays(one: ArrayFacet, other: ArrayFacet): ArrayFacet | null {
  const minItems = larger(one.minItems, other.minItems);
  const maxItems = smaller(one.maxItems, other.maxItems);
  if (isEmpty(minItems, maxItems)) return null;
  const length = Math.max(one.prefix.length, other.prefix.length);
  return {
    prefix: Array.from({ length }, (_, index) => [...itemAt(one, index), ...itemAt(other, index)]),
    rest: [...one.rest, ...other.rest],
    minItems,
    maxItems,
    unique: one.unique ?? other.unique,
    contains: [...one.contains, ...other.contains],
  };
}

export function itemAt({ prefix, rest }: ArrayFacet, index: number): Term {
  return prefix[index] ?? rest;
}

/** Items that can be there: forbidden ones bound the length. Null where no array is left. */
export function boundedArray(facet: ArrayFacet, terms: Terms): ArrayFacet | null {
  const open = facet.prefix.findIndex((term) => terms.isNever(term));
  const bound = open >= 0 ? { value: open, term: facet.prefix[open]! } : terms.isNever(facet.rest) ? { value: facet.prefix.length, term: facet.rest } : null;
  if (bound === null) return facet;
  const maxItems = smaller(facet.maxItems, { value: bound.value, at: bound.term[0]?.pointer ?? "" });
  return isEmpty(facet.minItems, maxItems) ? null : { ...facet, prefix: facet.prefix.slice(0, maxItems!.value), maxItems };
}

export function arrayAccepts(facet: ArrayFacet, value: readonly Json[], terms: Terms): Truth {
  if (facet.minItems !== null && value.length < facet.minItems.value) return false;
  if (facet.maxItems !== null && value.length > facet.maxItems.value) return false;
  if (facet.unique !== null && new Set(value.map(canonical)).size < value.length) return false;
  return allOf([
    allOf(value.keys(), (index) => terms.accepts(itemAt(facet, index), value[index]!)),
    allOf(facet.contains, (contains) => containsAccepts(contains, value, terms)),
  ], (truth) => truth);
}

function containsAccepts({ term, minimum, maximum }: Contains, value: readonly Json[], terms: Terms): Truth {
  const truths = value.map((item) => terms.accepts(term, item));
  const sure = truths.filter((truth) => truth === true).length;
  const possible = truths.filter((truth) => truth !== false).length;
  if (possible < minimum || (maximum !== null && sure > maximum)) return false;
  return sure >= minimum && (maximum === null || possible <= maximum) ? true : undefined;
}

function itemsOf(located: Located, schema: JsonObject): Pick<ArrayFacet, "prefix" | "rest"> {
  const items = keyword(schema, "items");
  if (Array.isArray(items)) {
    return { prefix: items.map((item: Schema, index) => subterm(located, item, "items", index)), rest: subterm(located, keyword(schema, "additionalItems"), "additionalItems") };
  }
  const prefix = located.document.draft === "2020-12" ? keyword(schema, "prefixItems") : undefined;
  return {
    prefix: Array.isArray(prefix) ? prefix.map((item: Schema, index) => subterm(located, item, "prefixItems", index)) : [],
    rest: subterm(located, items, "items"),
  };
}

function containsOf(located: Located, schema: JsonObject, counted: boolean): readonly Contains[] {
  const contains = keyword(schema, "contains");
  if (contains === undefined) return [];
  const minimum = counted ? keyword(schema, "minContains") : undefined;
  const maximum = counted ? keyword(schema, "maxContains") : undefined;
  return [
    {
      term: subterm(located, contains, "contains"),
      minimum: typeof minimum === "number" ? minimum : 1,
      maximum: typeof maximum === "number" ? maximum : null,
      at: `${located.pointer}/contains`,
    },
  ];
}
