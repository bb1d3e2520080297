import type { Json } from "../contract/contract.js";
import { isJsonObject, isSchema } from "../contract/schema.js";

const isText = (value: Json): boolean => typeof value === "string";

/**
 * Keys of a listed tool that a contract has a place of its own for, and what fits there. A value that
 * does not (a title that is null) was listed by some server; it is kept literally under `wire`.
 */
export const OWN_KEYS: ReadonlyMap<string, (value: Json) => boolean> = new Map<string, (value: Json) => boolean>([
  ["name", () => true],
  ["title", isText],
  ["description", isText],
  ["inputSchema", isJsonObject],
  ["outputSchema", isSchema],
  ["annotations", isJsonObject],
]);

/** Whether the value is said at the contract's own place for the key. */
export function fitsOwnKey(key: string, value: Json | undefined): boolean {
  return value !== undefined && OWN_KEYS.get(key)?.(value) === true;
}
