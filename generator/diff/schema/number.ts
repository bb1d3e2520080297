import { isMultiple } from "../../../runtime/multiple.js";
import type { JsonObject } from "../../../runtime/contract/contract.js";
import { keyword } from "../../../runtime/contract/schema.js";
import type { Located } from "./term.js";

export interface NumberFacet {
  readonly integer: boolean;
  /** Pointer of the keyword that makes the numbers whole: `type`, or a divisor. */
  readonly integerAt: string | null;
  readonly minimum: Bound | null;
  readonly maximum: Bound | null;
  /** Divisors, each with the pointer of its keyword. */
  readonly multiples: ReadonlyMap<number, string>;
}

export interface Bound {
  readonly value: number;
  readonly exclusive: boolean;
  readonly at: string;
}

export const ANY_NUMBER: NumberFacet = { integer: false, integerAt: null, minimum: null, maximum: null, multiples: new Map() };

export function numberFacet({ pointer }: Located, schema: JsonObject, integer: boolean): NumberFacet {
  const multiple = keyword(schema, "multipleOf");
  return tightened({
    integer,
    integerAt: integer ? `${pointer}/type` : null,
    minimum: higher(boundOf(schema, pointer, "minimum", false), boundOf(schema, pointer, "exclusiveMinimum", true)),
    maximum: lower(boundOf(schema, pointer, "maximum", false), boundOf(schema, pointer, "exclusiveMaximum", true)),
    multiples: typeof multiple === "number" ? new Map([[multiple, `${pointer}/multipleOf`]]) : new Map(),
  });
}

/** Numbers of both; null where there are none. */
export function meetNumbers(one: NumberFacet, other: NumberFacet): NumberFacet | null {
  const met = tightened({
    integer: one.integer || other.integer,
    integerAt: one.integerAt ?? other.integerAt,
    minimum: higher(one.minimum, other.minimum),
    maximum: lower(one.maximum, other.maximum),
    multiples: new Map([...one.multiples, ...other.multiples]),
  });
  return isEmptyRange(met) ? null : met;
}

export function isEmptyRange({ minimum, maximum }: NumberFacet): boolean {
  if (minimum === null || maximum === null) return false;
  return minimum.value > maximum.value || (minimum.value === maximum.value && (minimum.exclusive || maximum.exclusive));
}

export function numberAccepts({ integer, minimum, maximum, multiples }: NumberFacet, value: number): boolean {
  if (integer && !Number.isInteger(value)) return false;
  if (minimum !== null && (minimum.exclusive ? value <= minimum.value : value < minimum.value)) return false;
  if (maximum !== null && (maximum.exclusive ? value >= maximum.value : value > maximum.value)) return false;
  return [...multiples.keys()].every((multiple) => isMultiple(value, multiple));
}

/** Whether every number that satisfies the facet is a multiple: what is one of 0.1 is one of 0.01. */
export function impliesMultiple({ integer, multiples }: NumberFacet, multiple: number): boolean {
  if (multiples.has(multiple)) return true;
  if (integer && isMultiple(1, multiple)) return true;
  return [...multiples.keys()].some((other) => isMultiple(other, multiple));
}

/** Whole numbers in a range of at most `most`; null where there are more. */
export function integersIn({ integer, minimum, maximum, multiples }: NumberFacet, most: number): readonly number[] | null {
  if (!integer || minimum === null || maximum === null || maximum.value - minimum.value >= most) return null;
  const values: number[] = [];
  for (let value = minimum.value; value <= maximum.value; value++) if ([...multiples.keys()].every((multiple) => isMultiple(value, multiple))) values.push(value);
  return values;
}

/** Whole bounds for whole numbers; a whole divisor makes the numbers whole. */
function tightened(facet: NumberFacet): NumberFacet {
  const divisors = [...facet.multiples].filter(([multiple]) => multiple !== 1);
  const whole = [...facet.multiples].find(([multiple]) => Number.isInteger(multiple) && multiple > 0);
  const integer = facet.integer || whole !== undefined;
  const multiples = divisors.length === facet.multiples.size ? facet.multiples : new Map(divisors);
  if (!integer) return { ...facet, multiples };
  return { integer, integerAt: facet.integerAt ?? whole?.[1] ?? null, multiples, minimum: wholeMinimum(facet.minimum), maximum: wholeMaximum(facet.maximum) };
}

function wholeMinimum(bound: Bound | null): Bound | null {
  if (bound === null || !Number.isSafeInteger(Math.ceil(bound.value))) return bound;
  const value = bound.exclusive && Number.isInteger(bound.value) ? bound.value + 1 : Math.ceil(bound.value);
  return { value, exclusive: false, at: bound.at };
}

function wholeMaximum(bound: Bound | null): Bound | null {
  if (bound === null || !Number.isSafeInteger(Math.floor(bound.value))) return bound;
  const value = bound.exclusive && Number.isInteger(bound.value) ? bound.value - 1 : Math.floor(bound.value);
  return { value, exclusive: false, at: bound.at };
}

function boundOf(schema: JsonObject, pointer: string, name: string, exclusive: boolean): Bound | null {
  const value = keyword(schema, name);
  // In draft-04 `exclusiveMinimum: true` stood beside `minimum`; real servers still send it.
  const strict = exclusive || keyword(schema, name === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum") === true;
  return typeof value === "number" ? { value, exclusive: strict, at: `${pointer}/${name}` } : null;
}

function higher(one: Bound | null, other: Bound | null): Bound | null {
  if (one === null || other === null) return one ?? other;
  return other.value > one.value || (other.value === one.value && other.exclusive) ? other : one;
}

function lower(one: Bound | null, other: Bound | null): Bound | null {
  if (one === null || other === null) return one ?? other;
  return other.value < one.value || (other.value === one.value && other.exclusive) ? other : one;
}
