import type { Json, Schema } from "../contract/contract.js";
import { isSchemaObject, keyword, typesOf } from "../contract/schema.js";
import { listed, shown } from "./shown.js";

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

const TYPES = new Map([
  ["string", "строка"],
  ["integer", "целое число"],
  ["number", "число"],
  ["boolean", "true или false"],
  ["array", "список"],
  ["object", "объект"],
  ["null", "null"],
]);
