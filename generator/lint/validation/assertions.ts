import { isMultiple } from "../../../runtime/multiple.js";
import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, typesOf } from "../../../runtime/contract/schema.js";
import { entriesIn, isOfType, namesIn, numberOf } from "./access.js";
import { equal, hasDuplicates } from "./json-equality.js";
import { matches } from "./matches.js";

/** What the keywords without subschemas say against a value. */
export function assertionsOf(schema: JsonObject, value: Json): readonly string[] {
  const said: string[] = [];
  ofType(schema, value, said);
  const values = keyword(schema, "enum");
  if (Array.isArray(values) && !values.some((one: Json) => equal(one, value))) said.push(`must be one of ${JSON.stringify(values)}`);
  if (Object.hasOwn(schema, "const") && !equal(schema["const"]!, value)) said.push(`must be ${JSON.stringify(schema["const"])}`);
  if (typeof value === "number") ofNumber(schema, value, said);
  else if (typeof value === "string") ofText(schema, value, said);
  else if (Array.isArray(value)) ofList(schema, value as readonly Json[], said);
  else if (isSchemaObject(value)) ofObject(schema, value, said);
  return said;
}

function ofType(schema: JsonObject, value: Json, said: string[]): void {
  const type = keyword(schema, "type");
  if (type === undefined || (typeof type === "string" && isOfType(value, type))) return;
  const types = typesOf(schema);
  if (types !== null && !types.some((one) => isOfType(value, one))) said.push(`must be ${types.map((one) => ARTICLES.get(one) ?? one).join(" or ")}`);
}

function ofNumber(schema: JsonObject, value: number, said: string[]): void {
  const minimum = numberOf(schema, "minimum");
  const maximum = numberOf(schema, "maximum");
  const above = numberOf(schema, "exclusiveMinimum") ?? (keyword(schema, "exclusiveMinimum") === true ? minimum : null);
  const below = numberOf(schema, "exclusiveMaximum") ?? (keyword(schema, "exclusiveMaximum") === true ? maximum : null);
  if (minimum !== null && value < minimum) said.push(`must be at least ${minimum}`);
  if (maximum !== null && value > maximum) said.push(`must be at most ${maximum}`);
  if (above !== null && value <= above) said.push(`must be more than ${above}`);
  if (below !== null && value >= below) said.push(`must be less than ${below}`);
  const step = numberOf(schema, "multipleOf");
  if (step !== null && step > 0 && !isMultiple(value, step)) said.push(`must be a multiple of ${step}`);
}

function ofText(schema: JsonObject, value: string, said: string[]): void {
  const least = numberOf(schema, "minLength");
  const most = numberOf(schema, "maxLength");
  if (least !== null || most !== null) ofSize(least, most, [...value].length, "characters", said);
  const pattern = keyword(schema, "pattern");
  if (typeof pattern === "string" && !matches(pattern, value)) said.push(`must match ${JSON.stringify(pattern)}`);
}

function ofList(schema: JsonObject, value: readonly Json[], said: string[]): void {
  ofSize(numberOf(schema, "minItems"), numberOf(schema, "maxItems"), value.length, "items", said);
  if (keyword(schema, "uniqueItems") === true && hasDuplicates(value)) said.push("must not hold the same item twice");
}

function ofObject(schema: JsonObject, value: JsonObject, said: string[]): void {
  ofSize(numberOf(schema, "minProperties"), numberOf(schema, "maxProperties"), keysOf(value).length, "properties", said);
  for (const name of namesIn(keyword(schema, "required"))) if (!Object.hasOwn(value, name)) said.push(`must have ${JSON.stringify(name)}`);
  for (const [given, names] of [...entriesIn(schema, "dependentRequired"), ...entriesIn(schema, "dependencies")]) {
    if (!Object.hasOwn(value, given)) continue;
    for (const name of namesIn(names)) if (!Object.hasOwn(value, name)) said.push(`must have ${JSON.stringify(name)} beside ${JSON.stringify(given)}`);
  }
}

function ofSize(least: number | null, most: number | null, size: number, unit: string, said: string[]): void {
  if (least !== null && size < least) said.push(`must have at least ${least} ${unit}`);
  if (most !== null && size > most) said.push(`must have at most ${most} ${unit}`);
}

const ARTICLES: ReadonlyMap<string, string> = new Map([
  ["string", "a string"],
  ["number", "a number"],
  ["integer", "an integer"],
  ["boolean", "a boolean"],
  ["array", "a list"],
  ["object", "an object"],
]);
