import type { Json, JsonObject, Schema } from "../contract/contract.js";
import { entriesOf, jsonText, keysOf } from "../contract/ordered.js";
import { isSchemaObject, keyword } from "../contract/schema.js";
import { typeText } from "../surface/type-text.js";
import { cellCode, table } from "./table.js";

/** What one row of a table of parameters tells. */
interface Row {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** Whether a default at this place is ever filled in. */
  readonly filled: boolean;
}

/**
 * The properties of an object schema as a table, those of objects inside as rows of their own
 * (`filter.state`, `rows[].name`). Null where there are none.
 *
 * A default is shown only where a handler would receive it: not on what every call gives, and not in
 * alternatives, where validators fill in nothing.
 *
 * @param leaveOut properties of the object itself that are told elsewhere
 * @param words headings of the columns that differ between what is sent and what is returned
 */
export function parametersTable(schema: JsonObject, leaveOut: ReadonlySet<string> = NONE, words = SENT): string | null {
  const rows = [...rowsOf(schema, "", leaveOut, true, 0, new Map()).values()];
  if (rows.length === 0) return null;
  const defaults = rows.some((row) => defaultOf(row) !== "");
  const columns = [words.name, "Тип", words.required, ...(defaults ? ["По умолчанию"] : []), "Что значит"];
  return table(
    columns,
    rows.map((row) => {
      const { type, meaning } = toldOf(row.schema);
      const required = row.required ? "да" : "нет";
      return defaults ? [cellCode(row.name), type, required, defaultOf(row), meaning] : [cellCode(row.name), type, required, meaning];
    }),
  );
}

const SENT = { name: "Параметр", required: "Обязателен" };
const NONE: ReadonlySet<string> = new Set();
const EVERY_VALUE = Number.POSITIVE_INFINITY;
const DEEPEST = 6;

/**
 * @param path what stands before the names: `filter.`
 * @param rows by name, in their order
 */
function rowsOf(schema: JsonObject, path: string, leaveOut: ReadonlySet<string>, filled: boolean, depth: number, rows: Map<string, Row>): Map<string, Row> {
  const properties = keyword(schema, "properties");
  const required = keyword(schema, "required");
  const needed = new Set(Array.isArray(required) ? (required as readonly Json[]) : []);
  if (isSchemaObject(properties)) {
    for (const name of keysOf(properties)) {
      if (depth === 0 && leaveOut.has(name)) continue;
      addRow({ name: `${path}${name}`, schema: properties[name] as Schema, required: needed.has(name), filled }, depth, rows);
    }
  }
  const patterns = keyword(schema, "patternProperties");
  if (isSchemaObject(patterns)) for (const [pattern, inner] of entriesOf(patterns)) addRow({ name: `${path}/${pattern}/`, schema: inner as Schema, required: false, filled: false }, depth, rows);
  const others = keyword(schema, "additionalProperties");
  if (isSchemaObject(others) && Object.keys(others).length > 0) addRow({ name: `${path}*`, schema: others, required: false, filled: false }, depth, rows);
  for (const [holder, fills] of BRANCHES) {
    const branches = keyword(schema, holder);
    // Keys of a skeleton stand beside the schemas that describe them; they are no rows of their own.
    if (Array.isArray(branches)) for (const branch of branches as readonly Json[]) if (isSchemaObject(branch)) rowsOf(branch, path, leaveOut, filled && fills, depth, rows);
  }
  for (const holder of ["then", "else"]) {
    const branch = keyword(schema, holder);
    if (isSchemaObject(branch)) rowsOf(branch, path, leaveOut, false, depth, rows);
  }
  return rows;
}

const BRANCHES = [
  ["allOf", true],
  ["anyOf", false],
  ["oneOf", false],
] as const;

function addRow(row: Row, depth: number, rows: Map<string, Row>): void {
  // A name that several branches describe is one row: the first that says something.
  const known = rows.get(row.name);
  if (known !== undefined && (row.schema === true || known.schema !== true)) return;
  rows.set(row.name, row);
  if (!isSchemaObject(row.schema) || depth >= DEEPEST || !INSIDE.some((name) => Object.hasOwn(row.schema as JsonObject, name))) return;
  rowsOf(row.schema, `${row.name}.`, NONE, row.filled, depth + 1, rows);
  const items = keyword(row.schema, "items");
  if (isSchemaObject(items)) rowsOf(items, `${row.name}[].`, NONE, row.filled, depth + 1, rows);
}

/** Keywords under which rows of their own may stand. */
const INSIDE = ["properties", "items", "additionalProperties", "patternProperties", "allOf", "anyOf", "oneOf", "then", "else"];

function defaultOf({ schema, required, filled }: Row): string {
  if (required || !filled || !isSchemaObject(schema) || !Object.hasOwn(schema, "default")) return "";
  return cellCode(jsonText(schema["default"]));
}

/** What a row tells of a schema. Parameters that many actions share are told once. */
function toldOf(schema: Schema): { readonly type: string; readonly meaning: string } {
  let told = isSchemaObject(schema) ? TOLD.get(schema) : undefined;
  if (told === undefined) {
    told = { type: cellCode(typeText(schema, 0, EVERY_VALUE)), meaning: meaningOf(schema) };
    if (isSchemaObject(schema)) TOLD.set(schema, told);
  }
  return told;
}

const TOLD = new WeakMap<JsonObject, { readonly type: string; readonly meaning: string }>();

/** Title, description and what the type does not show. */
function meaningOf(schema: Schema): string {
  if (!isSchemaObject(schema)) return "";
  const title = textOf(schema, "title");
  const description = textOf(schema, "description");
  const head = title !== "" && description !== "" ? `${title} — ${description}` : title + description;
  const limits = limitsOf(schema);
  return limits.length === 0 ? head : [...(head === "" ? [] : [ended(head)]), ...limits].join(" ");
}

/** The text as it is, with a full stop where a sentence follows it. */
function ended(text: string): string {
  return /[.!?…:;]\s*$/.test(text) ? text : `${text}.`;
}

function textOf(schema: JsonObject, name: string): string {
  const text = keyword(schema, name);
  return typeof text === "string" ? text : "";
}

function limitsOf(schema: JsonObject): string[] {
  const limits: string[] = [];
  let any = false;
  for (const name in schema) any ||= LIMITING.has(name);
  if (!any) return limits;
  for (const [name, tell] of LIMITS) {
    const value = keyword(schema, name);
    const told = value === undefined ? null : tell(value);
    if (told !== null) limits.push(told);
  }
  return limits;
}

const number = (tell: (value: number) => string) => (value: Json): string | null => (typeof value === "number" ? tell(value) : null);
const text = (tell: (value: string) => string) => (value: Json): string | null => (typeof value === "string" ? tell(value) : null);

const LIMITS: readonly (readonly [string, (value: Json) => string | null])[] = [
  ["pattern", text((pattern) => `Образец: ${cellCode(pattern)}.`)],
  ["format", text((format) => `Формат: ${cellCode(format)}.`)],
  ["multipleOf", number((step) => `Кратно ${step}.`)],
  ["minLength", number((least) => `Длина не меньше ${least}.`)],
  ["maxLength", number((most) => `Длина не больше ${most}.`)],
  ["minItems", number((least) => `Элементов не меньше ${least}.`)],
  ["maxItems", number((most) => `Элементов не больше ${most}.`)],
  ["uniqueItems", (value) => (value === true ? "Без повторов." : null)],
  ["minProperties", number((least) => `Ключей не меньше ${least}.`)],
  ["maxProperties", number((most) => `Ключей не больше ${most}.`)],
  ["deprecated", (value) => (value === true ? "Устарел." : null)],
  ["examples", (value) => (Array.isArray(value) && value.length > 0 ? `Например: ${(value as readonly Json[]).slice(0, 3).map((example) => cellCode(typeof example === "string" ? example : jsonText(example))).join(", ")}.` : null)],
];

const LIMITING: ReadonlySet<string> = new Set(LIMITS.map(([name]) => name));
