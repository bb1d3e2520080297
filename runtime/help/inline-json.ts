import type { Json, JsonObject } from "../contract/contract.js";
import { entriesOf } from "../contract/ordered.js";

/** A JSON value on one line, as a person writes it: `{ "project": "УТ", "limit": 10 }`. */
export function inlineJson(value: Json): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(inlineJson).join(", ")}]`;
  const entries = entriesOf(value as JsonObject).map(([key, item]) => `${JSON.stringify(key)}: ${inlineJson(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
