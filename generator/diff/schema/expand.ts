import type { Json } from "../../../runtime/contract/contract.js";
import { ANNOTATIONS, isSchemaObject } from "../../../runtime/contract/schema.js";
import { targetOf, type Located } from "./term.js";

/**
 * The text of a schema (or of one of its keywords), annotations left out and references followed, so
 * that it does not depend on the names of definitions. A reference into what is being written is told
 * by how far up it leads.
 */
export function expanded(located: Located, keyword?: string): string {
  const schema = isSchemaObject(located.schema) && keyword !== undefined ? located.schema[keyword]! : located.schema;
  return write(schema, located, []);
}

function write(value: Json, within: Located, open: readonly Json[]): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const above = open.lastIndexOf(value);
  if (above >= 0) return `^${open.length - above}`;
  const path = [...open, value];
  if (Array.isArray(value)) return `[${value.map((item) => write(item, within, path)).join(",")}]`;
  if (!isSchemaObject(value)) return "";
  const members = Object.keys(value).filter((name) => !ANNOTATIONS.has(name) && name !== "$defs" && name !== "definitions").sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${name === "$ref" ? follow(value[name]!, within, path) : write(value[name]!, within, path)}`).join(",")}}`;
}

function follow(reference: Json, within: Located, open: readonly Json[]): string {
  const target = typeof reference === "string" ? targetOf(within, reference) : null;
  return target === null ? JSON.stringify(reference) : write(target.schema, target, open);
}
