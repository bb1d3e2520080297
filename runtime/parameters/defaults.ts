import { copyJson, setOwn } from "../canonical.js";
import type { Json, JsonObject, Schema } from "../contract/contract.js";
import { pointerOf, valueAt } from "../contract/pointer.js";
import { isSchemaObject, keyword } from "../contract/schema.js";

/**
 * Fills defaults of properties into a value, at every depth. The value is a copy that belongs to
 * the runtime; each default is copied, so that a handler that changes it changes nobody else's.
 *
 * Defaults in alternatives and conditions, and right behind a reference, fill nothing (they never
 * do in JSON Schema validators, and lint says so where they are written).
 */
export function fillDefaults(value: unknown, schema: Schema, root: JsonObject): void {
  fill(value, schema, root, 0);
}

/** @param hops references and parts followed without going down into the value, which a circle would do for ever */
function fill(value: unknown, schema: Schema, root: JsonObject, hops: number): void {
  if (!isSchemaObject(schema) || typeof value !== "object" || value === null || hops > MOST_HOPS) return;
  const reference = keyword(schema, "$ref");
  const pointer = typeof reference === "string" ? pointerOf(reference) : null;
  if (pointer !== null) fill(value, (valueAt(root, pointer) ?? true) as Schema, root, hops + 1);
  const all = keyword(schema, "allOf");
  if (Array.isArray(all)) for (const part of all as readonly Json[]) fill(value, part as Schema, root, hops + 1);
  if (Array.isArray(value)) {
    const items = keyword(schema, "items");
    if (items !== undefined && !Array.isArray(items)) for (const item of value) fill(item, items as Schema, root, 0);
  } else {
    fillMembers(value as { [key: string]: unknown }, schema, root);
  }
}

function fillMembers(object: { [key: string]: unknown }, schema: JsonObject, root: JsonObject): void {
  const listed = keyword(schema, "properties");
  const properties = isSchemaObject(listed) ? listed : {};
  for (const name of Object.keys(properties)) {
    const property = properties[name]!;
    if (isSchemaObject(property) && Object.hasOwn(property, "default") && !Object.hasOwn(object, name)) setOwn(object, name, copyJson(property["default"]));
    if (typeof object[name] === "object" && Object.hasOwn(object, name)) fill(object[name], property as Schema, root, 0);
  }
  const others = keyword(schema, "additionalProperties");
  if (!isSchemaObject(others)) return;
  for (const name of Object.keys(object)) if (!Object.hasOwn(properties, name)) fill(object[name], others, root, 0);
}

const MOST_HOPS = 32;
