import type { Json, Schema } from "../contract/contract.js";
import { isSchemaObject, keyword, typesOf } from "../contract/schema.js";

const TYPES = new Map([
  ["string", "строка"],
  ["integer", "целое число"],
  ["number", "число"],
  ["boolean", "true или false"],
  ["array", "список"],
  ["object", "объект"],
  ["null", "null"],
]);

/** What a schema takes, in a few words: `строка`, `целое число или строка`, `"a", "b"`. */
export function expectedBy(schema: Schema): string {
  if (!isSchemaObject(schema)) return "любое значение";
  if (Object.hasOwn(schema, "const")) return shown(schema["const"]!);
  const values = keyword(schema, "enum");
  if (Array.isArray(values)) return listed((values as readonly Json[]).map(shown));
  const types = typesOf(schema);
  return types === null || types.length === 0 ? "любое значение" : typesInWords(types);
}

export function typesInWords(types: readonly string[]): string {
  return types.map((type) => TYPES.get(type) ?? type).join(" или ");
}

/** A value as a sentence shows it: JSON, cut where it is long. */
export function shown(value: unknown): string {
  const text = typeof value === "number" || typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? String(value));
  return cut(text);
}

/** What stands in a heading for what was given: a string as it is, anything else as JSON. */
export function given(value: unknown): string {
  return typeof value === "string" ? cut(value) : shown(value);
}

/** A name as a sentence shows it: one whose ends nobody would see stands in guillemets. */
export function visible(name: string): string {
  return name.trim() === name && name !== "" ? name : `«${name}»`;
}

/** Several names; past thirty it says how many more there are. */
export function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? `${names.slice(0, MOST_NAMES).join(", ")}, … (${rest} ещё)` : names.join(", ");
}

const MOST_NAMES = 30;
const LONGEST = 80;

function cut(text: string): string {
  const characters = [...text.slice(0, 2 * LONGEST + 2)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
}
