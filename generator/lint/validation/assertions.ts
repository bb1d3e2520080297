import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import { isObject, keyword, typesOf } from "../schemas.js";
import { entriesIn, isOfType, namesIn, numberOf } from "./access.js";
import { equal, hasDuplicates } from "./json-equality.js";
import { matches } from "./matches.js";

/** What the keywords without subschemas say against a value. */
export function* assertionsOf(schema: JsonObject, value: Json): Generator<string> {
  const types = typesOf(schema);
  if (types !== null && !types.some((type) => isOfType(value, type))) yield `must be ${types.map((type) => ARTICLES.get(type) ?? type).join(" or ")}`;
  const values = keyword(schema, "enum");
  if (Array.isArray(values) && !values.some((one: Json) => equal(one, value))) yield `must be one of ${JSON.stringify(values)}`;
  if (Object.hasOwn(schema, "const") && !equal(schema["const"]!, value)) yield `must be ${JSON.stringify(schema["const"])}`;
  if (typeof value === "number") yield* ofNumber(schema, value);
  else if (typeof value === "string") yield* ofText(schema, value);
  else if (Array.isArray(value)) yield* ofSize(schema, "Items", value.length, "items");
  else if (isObject(value)) yield* ofObject(schema, value);
  if (Array.isArray(value) && keyword(schema, "uniqueItems") === true && hasDuplicates(value as readonly Json[])) yield "must not hold the same item twice";
}

function* ofNumber(schema: JsonObject, value: number): Generator<string> {
  const minimum = numberOf(schema, "minimum");
  const maximum = numberOf(schema, "maximum");
  const above = numberOf(schema, "exclusiveMinimum") ?? (keyword(schema, "exclusiveMinimum") === true ? minimum : null);
  const below = numberOf(schema, "exclusiveMaximum") ?? (keyword(schema, "exclusiveMaximum") === true ? maximum : null);
  if (minimum !== null && value < minimum) yield `must be at least ${minimum}`;
  if (maximum !== null && value > maximum) yield `must be at most ${maximum}`;
  if (above !== null && value <= above) yield `must be more than ${above}`;
  if (below !== null && value >= below) yield `must be less than ${below}`;
  const step = numberOf(schema, "multipleOf");
  if (step !== null && step > 0 && !Number.isInteger(value / step)) yield `must be a multiple of ${step}`;
}

function* ofText(schema: JsonObject, value: string): Generator<string> {
  yield* ofSize(schema, "Length", [...value].length, "characters");
  const pattern = keyword(schema, "pattern");
  if (typeof pattern === "string" && !matches(pattern, value)) yield `must match ${JSON.stringify(pattern)}`;
}

function* ofObject(schema: JsonObject, value: JsonObject): Generator<string> {
  yield* ofSize(schema, "Properties", keysOf(value).length, "properties");
  for (const name of namesIn(keyword(schema, "required"))) if (!Object.hasOwn(value, name)) yield `must have ${JSON.stringify(name)}`;
  for (const [given, names] of [...entriesIn(schema, "dependentRequired"), ...entriesIn(schema, "dependencies")]) {
    if (!Object.hasOwn(value, given)) continue;
    for (const name of namesIn(names)) if (!Object.hasOwn(value, name)) yield `must have ${JSON.stringify(name)} beside ${JSON.stringify(given)}`;
  }
}

function* ofSize(schema: JsonObject, of: string, size: number, unit: string): Generator<string> {
  const least = numberOf(schema, `min${of}`);
  const most = numberOf(schema, `max${of}`);
  if (least !== null && size < least) yield `must have at least ${least} ${unit}`;
  if (most !== null && size > most) yield `must have at most ${most} ${unit}`;
}

const ARTICLES: ReadonlyMap<string, string> = new Map([
  ["string", "a string"],
  ["number", "a number"],
  ["integer", "an integer"],
  ["boolean", "a boolean"],
  ["array", "a list"],
  ["object", "an object"],
]);
