import type { Json, JsonObject, Schema } from "../contract/contract.js";
import { pointerOf, valueAt } from "../contract/pointer.js";
import { isSchemaObject, keyword } from "../contract/schema.js";

/** A closed, self-contained schema, able to tell what it says of a place in a value. */
export class SchemaWalk {
  readonly #expanded = new WeakMap<JsonObject, readonly JsonObject[]>();

  constructor(readonly root: JsonObject) {}

  /** The schemas that may speak of a value besides the one given: through references and combinators. */
  expand(schema: Schema): readonly JsonObject[] {
    if (!isSchemaObject(schema)) return [];
    let known = this.#expanded.get(schema);
    if (known === undefined) {
      const seen = new Set<JsonObject>();
      this.#collect(schema, seen);
      known = [...seen];
      this.#expanded.set(schema, known);
    }
    return known;
  }

  /** The schemas of a member of an object. */
  ofMember(schemas: readonly JsonObject[], name: string, matches: (pattern: string, name: string) => boolean): readonly JsonObject[] {
    return schemas.flatMap((schema) => {
      const properties = keyword(schema, "properties");
      if (isSchemaObject(properties) && Object.hasOwn(properties, name)) return this.expand(properties[name] as Schema);
      const patterns = keyword(schema, "patternProperties");
      const matched = isSchemaObject(patterns) ? Object.keys(patterns).filter((pattern) => matches(pattern, name)) : [];
      if (matched.length > 0) return matched.flatMap((pattern) => this.expand((patterns as JsonObject)[pattern] as Schema));
      const others = keyword(schema, "additionalProperties");
      return isSchemaObject(others) ? this.expand(others) : [];
    });
  }

  /** The schemas of an item of a list. */
  ofItem(schemas: readonly JsonObject[], index: number): readonly JsonObject[] {
    return schemas.flatMap((schema) => {
      const prefix = keyword(schema, "prefixItems");
      if (Array.isArray(prefix) && index < prefix.length) return this.expand((prefix as readonly Json[])[index] as Schema);
      const items = keyword(schema, "items");
      if (Array.isArray(items)) return index < items.length ? this.expand((items as readonly Json[])[index] as Schema) : [];
      return items === undefined ? [] : this.expand(items as Schema);
    });
  }

  #collect(schema: Schema, seen: Set<JsonObject>): void {
    if (!isSchemaObject(schema) || seen.has(schema)) return;
    seen.add(schema);
    const reference = keyword(schema, "$ref");
    if (typeof reference === "string") this.#collect(this.#resolve(reference), seen);
    for (const name of ["allOf", "anyOf", "oneOf"] as const) {
      const branches = keyword(schema, name);
      if (Array.isArray(branches)) for (const branch of branches as readonly Json[]) this.#collect(branch as Schema, seen);
    }
    for (const name of ["if", "then", "else"] as const) {
      const branch = keyword(schema, name);
      if (branch !== undefined) this.#collect(branch as Schema, seen);
    }
    const dependent = keyword(schema, "dependentSchemas");
    if (isSchemaObject(dependent)) for (const name of Object.keys(dependent)) this.#collect(dependent[name] as Schema, seen);
  }

  #resolve(reference: string): Schema {
    const pointer = pointerOf(reference);
    const target = pointer === null ? undefined : valueAt(this.root, pointer);
    return typeof target === "boolean" || isSchemaObject(target) ? target : true;
  }
}

/** Names that schemas declare at one place, in their order. */
export function declaredNames(schemas: readonly JsonObject[]): readonly string[] {
  return [
    ...new Set(
      schemas.flatMap((schema) => {
        const properties = keyword(schema, "properties");
        return isSchemaObject(properties) ? Object.keys(properties) : [];
      }),
    ),
  ];
}
