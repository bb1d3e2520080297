import type { JsonObject } from "../../../runtime/contract/contract.js";
import { keyword } from "../../../runtime/contract/schema.js";
import { isEmpty, larger, limitOf, minimumOf, smaller, type Limit } from "./limit.js";
import { matches } from "./pattern.js";
import type { Located } from "./term.js";
import { allOf, type Truth } from "./truth.js";

export interface StringFacet {
  /** In code points. */
  readonly minLength: Limit | null;
  readonly maxLength: Limit | null;
  /** Patterns, each with the pointer of its keyword. */
  readonly patterns: ReadonlyMap<string, string>;
}

export const ANY_STRING: StringFacet = { minLength: null, maxLength: null, patterns: new Map() };

/** Patterns that every text matches. */
const IDLE: ReadonlySet<string> = new Set(["", "^", "$", ".*", "^.*", ".*$"]);

export function stringFacet({ pointer }: Located, schema: JsonObject): StringFacet {
  const pattern = keyword(schema, "pattern");
  return {
    minLength: minimumOf(schema, "minLength", pointer),
    maxLength: limitOf(schema, "maxLength", pointer),
    patterns: typeof pattern === "string" && !IDLE.has(pattern) ? new Map([[pattern, `${pointer}/pattern`]]) : new Map(),
  };
}

export function meetStrings(one: StringFacet, other: StringFacet): StringFacet | null {
  const minLength = larger(one.minLength, other.minLength);
  const maxLength = smaller(one.maxLength, other.maxLength);
  if (isEmpty(minLength, maxLength)) return null;
  return { minLength, maxLength, patterns: new Map([...one.patterns, ...other.patterns]) };
}

export function stringAccepts({ minLength, maxLength, patterns }: StringFacet, value: string): Truth {
  const length = lengthOf(value);
  if (minLength !== null && length < minLength.value) return false;
  if (maxLength !== null && length > maxLength.value) return false;
  return allOf(patterns.keys(), (pattern) => matches(pattern, value));
}

export function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length++;
  return length;
}
