import type { Json, JsonObject, Schema } from "../contract/contract.js";
import { entriesOf, jsonText } from "../contract/ordered.js";
import { decoded } from "../contract/pointer.js";
import { isSchema, isSchemaObject, keyword, typesOf } from "../contract/schema.js";

/** Identifiers stand as they are in a signature, other names in quotes. */
const PLAIN_NAME = /^[A-Za-zА-Яа-яЁё_$][\wА-Яа-яЁё$]*$/;

/** Values of an enumeration past which a signature shows how many more there are. */
const MOST_VALUES = 20;
const DEPTH = 2;

/**
 * A schema's type on one line: `string`, `integer ≥ 0`, `"a" | "b"`, `{ name: string, size?: integer }[]`.
 *
 * It tells what is worth a model's tokens and not all that the schema says: the schema judges.
 *
 * @param depth levels of objects that are written out; deeper ones are `object`
 * @param most values of an enumeration that are shown
 */
export function typeText(schema: Schema, depth = DEPTH, most = MOST_VALUES): string {
  if (schema === true) return "any";
  if (schema === false) return "never";
  if (Object.hasOwn(schema, "const")) return jsonText(schema["const"]!);
  const values = keyword(schema, "enum");
  if (Array.isArray(values)) return enumeration(values as readonly Json[], most);
  const alternatives = union(schema, depth, most);
  if (alternatives !== null) return alternatives;
  const types = typesOf(schema) ?? impliedTypes(schema);
  if (types.length === 0) return Object.hasOwn(schema, "$ref") ? referenceName(schema) : common(schema, depth, most);
  return types.map((type) => ofType(type, schema, depth, most)).join(" | ");
}

/** A parameter of a signature: `value: integer`, `expected?: string`. */
export function parameterText(name: string, schema: Schema, required: boolean): string {
  return `${PLAIN_NAME.test(name) ? name : JSON.stringify(name)}${required ? "" : "?"}: ${typeText(schema)}`;
}

function enumeration(values: readonly Json[], most: number): string {
  const shown = values.slice(0, most).map(jsonText);
  const hidden = values.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`… (${hidden})`] : [])].join(" | ");
}

function union(schema: JsonObject, depth: number, most: number): string | null {
  for (const name of ["anyOf", "oneOf"] as const) {
    const branches = keyword(schema, name);
    if (!Array.isArray(branches) || branches.length === 0 || Object.hasOwn(schema, "properties")) continue;
    const texts = [...new Set((branches as readonly Json[]).map((branch) => (isSchema(branch) ? typeText(branch, depth, most) : "any")))];
    // Branches that only ask for more of the same type say nothing here.
    if (!texts.every((text) => text === "any")) return texts.join(" | ");
  }
  return null;
}

/** What all the branches of `allOf` say; of those that say nothing of a type, nothing. */
function common(schema: JsonObject, depth: number, most: number): string {
  const branches = keyword(schema, "allOf");
  if (!Array.isArray(branches)) return "any";
  const texts = [...new Set((branches as readonly Json[]).map((branch) => (isSchema(branch) ? typeText(branch, depth, most) : "any")))].filter((text) => text !== "any");
  return texts.length < 2 ? (texts[0] ?? "any") : texts.map((text) => (text.includes(" | ") ? `(${text})` : text)).join(" & ");
}

function impliedTypes(schema: JsonObject): readonly string[] {
  if (["properties", "patternProperties", "additionalProperties"].some((name) => Object.hasOwn(schema, name))) return ["object"];
  return ["items", "prefixItems"].some((name) => Object.hasOwn(schema, name)) ? ["array"] : [];
}

function ofType(type: string, schema: JsonObject, depth: number, most: number): string {
  switch (type) {
    case "array":
      return listText(schema, depth, most);
    case "object":
      return objectText(schema, depth, most);
    case "integer":
    case "number":
      return type + limits(schema);
    default:
      return type;
  }
}

function listText(schema: JsonObject, depth: number, most: number): string {
  const items = keyword(schema, "items");
  const first = keyword(schema, "prefixItems") ?? items;
  if (Array.isArray(first)) return tupleText(first as readonly Json[], schema, depth, most);
  const item = items !== undefined && isSchema(items) ? typeText(items, depth, most) : "any";
  return item.includes(" ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
}

/** `[string, integer]`, and where more may follow, `[string, ...any[]]`. */
function tupleText(first: readonly Json[], schema: JsonObject, depth: number, most: number): string {
  const listed = first.map((item) => (isSchema(item) ? typeText(item, depth, most) : "any"));
  const rest = keyword(schema, Object.hasOwn(schema, "prefixItems") ? "items" : "additionalItems") ?? true;
  const isEnded = rest === false || keyword(schema, "maxItems") === listed.length;
  return `[${[...listed, ...(isEnded ? [] : [`...${listText({ items: rest }, depth, most)}`])].join(", ")}]`;
}

function objectText(schema: JsonObject, depth: number, most: number): string {
  const properties = keyword(schema, "properties");
  const entries = isSchemaObject(properties) ? entriesOf(properties) : [];
  if (depth === 0 || entries.length === 0) return "object";
  const required = keyword(schema, "required");
  const names = new Set(Array.isArray(required) ? (required as readonly Json[]) : []);
  const inner = entries.map(([name, property]) => `${PLAIN_NAME.test(name) ? name : JSON.stringify(name)}${names.has(name) ? "" : "?"}: ${isSchema(property) ? typeText(property, depth - 1, most) : "any"}`);
  return `{ ${inner.join(", ")} }`;
}

function limits(schema: JsonObject): string {
  const parts = LIMITS.flatMap(([name, sign]) => {
    const limit = keyword(schema, name);
    return typeof limit === "number" ? [` ${sign} ${limit}`] : [];
  });
  return parts.join("");
}

const LIMITS = [
  ["minimum", "≥"],
  ["exclusiveMinimum", ">"],
  ["maximum", "≤"],
  ["exclusiveMaximum", "<"],
] as const;

function referenceName(schema: JsonObject): string {
  const reference = keyword(schema, "$ref");
  return typeof reference === "string" ? decoded(reference.slice(reference.lastIndexOf("/") + 1)) : "any";
}
