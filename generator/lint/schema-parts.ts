import type { JsonObject, Schema } from "../../runtime/contract/contract.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { isSchema, isSchemaObject } from "../../runtime/contract/schema.js";
import type { Shape } from "./vocabulary.js";

/** A schema inside a schema, with the steps from the root. */
export interface Part {
  readonly schema: Schema;
  readonly steps: readonly Step[];
  /** The keyword of {@link parent} that holds it; null for the root. */
  readonly holder: string | null;
  readonly parent: Part | null;
}
export type Step = string | number;

/** The schema and all schemas inside it, parents first, by what the words of its dialect hold. */
export function partsOf(schema: Schema, vocabulary: ReadonlyMap<string, Shape>): readonly Part[] {
  const parts: Part[] = [];
  gather({ schema, steps: [], holder: null, parent: null }, vocabulary, parts);
  return parts;
}

function gather(part: Part, vocabulary: ReadonlyMap<string, Shape>, parts: Part[]): void {
  parts.push(part);
  const { schema, steps } = part;
  if (!isSchemaObject(schema)) return;
  for (const holder of keysOf(schema)) {
    const held = HELD[vocabulary.get(holder) ?? "any"];
    if (held === undefined) continue;
    const value = schema[holder]!;
    if (Array.isArray(value)) {
      if (held !== "map" && held !== "one") value.forEach((inner: JsonObject[string], index) => isSchema(inner) && gather({ schema: inner, steps: [...steps, holder, index], holder, parent: part }, vocabulary, parts));
    } else if (held === "one" || held === "one-or-list") {
      if (isSchema(value)) gather({ schema: value, steps: [...steps, holder], holder, parent: part }, vocabulary, parts);
    } else if (held === "map" && isSchemaObject(value)) {
      for (const key of keysOf(value)) {
        const inner = value[key]!;
        if (isSchema(inner)) gather({ schema: inner, steps: [...steps, holder, key], holder, parent: part }, vocabulary, parts);
      }
    }
  }
}

/** How the value of a keyword holds schemas; a shape that is not listed holds none. */
const HELD: { readonly [shape in Shape]?: "one" | "list" | "one-or-list" | "map" } = {
  schema: "one",
  schemas: "list",
  "schema-or-schemas": "one-or-list",
  "schema-map": "map",
  "pattern-map": "map",
  dependencies: "map",
};
