import type { JsonObject } from "../../runtime/contract/contract.js";
import type { Key, ObjectShape, Shape } from "./shape.js";
import { PART, ROOT } from "./shapes/root.js";
import { SCHEMA_KEYWORDS, SCHEMA_TYPES, type Keyword } from "./shapes/schema-keywords.js";

type Mutable = { [key: string]: JsonObject[string] };

/**
 * The schema by which an editor completes, explains and checks a catalog: `schemas/catalog.schema.json`.
 * Draft-07 words only, because every editor's YAML support reads them.
 */
export function catalogSchema(): JsonObject {
  return schemaOf(ROOT, "Catalog of contract-gate");
}

/** The same for a file that a catalog includes: `schemas/catalog-part.schema.json`. */
export function partSchema(): JsonObject {
  return schemaOf(PART, "Part of a catalog of contract-gate");
}

function schemaOf(root: ObjectShape, title: string): JsonObject {
  const definitions = new Definitions();
  const body = definitions.body(root);
  return { $schema: "http://json-schema.org/draft-07/schema#", title, ...body, definitions: definitions.all() };
}

/** The named shapes that a schema has come across; each is defined once. */
class Definitions {
  readonly #bodies = new Map<string, JsonObject>();

  all(): JsonObject {
    return { ...Object.fromEntries([...this.#bodies].sort(([a], [b]) => (a < b ? -1 : 1))), schema: schemaDefinition() };
  }

  body(shape: ObjectShape): JsonObject {
    const keys = Object.entries(shape.keys);
    const always = keys.filter(([, key]) => key.required && key.elsewhere === null).map(([name]) => name);
    const elsewhere = keys.filter(([, key]) => key.required && key.elsewhere !== null);
    return {
      description: shape.about,
      type: "object",
      properties: Object.fromEntries(keys.map(([name, key]) => [name, { ...described(key), ...this.shape(key.shape) }])),
      ...(always.length === 0 ? {} : { required: always }),
      ...(elsewhere.length === 0 ? {} : { anyOf: elsewhere.flatMap(([name, key]) => [{ required: [name] }, { required: [key.elsewhere!] }]) }),
      ...(shape.idle === null ? {} : idle(shape.idle)),
      additionalProperties: false,
    };
  }

  shape(shape: Shape): JsonObject {
    switch (shape.kind) {
      case "text": {
        const text: Mutable = { type: "string" };
        if (shape.filled) text["minLength"] = 1;
        if (shape.pattern !== null) text["pattern"] = shape.pattern.source;
        if (shape.examples.length > 0) text["examples"] = [...shape.examples];
        return text;
      }
      case "boolean":
        return { type: "boolean" };
      case "number":
        return { type: "number" };
      case "word":
        return shape.words.length === 1 && Object.keys(shape.meanings).length === 0 ? { const: shape.words[0]! } : { enum: [...shape.words], enumDescriptions: shape.words.map((word) => shape.meanings[word]!) };
      case "nothing":
        return { type: "null" };
      case "list":
        return { type: "array", items: this.shape(shape.item), ...(shape.distinct ? { uniqueItems: true } : {}) };
      case "names":
        return { type: "object", additionalProperties: this.shape(shape.value), ...(shape.filled ? { minProperties: 1 } : {}) };
      case "object":
        return this.#reference(shape);
      case "schema":
        return { $ref: "#/definitions/schema" };
      case "json":
        return shape.map ? { type: "object" } : {};
      case "either":
        return { anyOf: shape.shapes.map((one) => this.shape(one)) };
    }
  }

  #reference(shape: ObjectShape): JsonObject {
    const name = shape.name.replaceAll(" ", "-");
    if (!this.#bodies.has(name)) {
      this.#bodies.set(name, {});
      this.#bodies.set(name, { title: shape.name, ...this.body(shape) });
    }
    return { $ref: `#/definitions/${name}` };
  }
}

/** Keys that govern nothing beside another one. */
function idle({ beside, keys }: NonNullable<ObjectShape["idle"]>): JsonObject {
  return { if: { required: [beside] }, then: { properties: Object.fromEntries(keys.map((key) => [key, false])) } };
}

/** Hover text: plain, and as Markdown for the editors that show it. */
function described({ about, absent }: Pick<Key, "about" | "absent">): JsonObject {
  const sentence = about.charAt(0).toUpperCase() + about.slice(1).replace(/\.?$/, ".");
  const markdown = absent === null || absent === "required" ? sentence : `${sentence} Absent: ${absent}.`;
  const plain = markdown.replaceAll("`", "");
  return plain === markdown ? { description: plain } : { description: plain, markdownDescription: markdown };
}

function schemaDefinition(): JsonObject {
  return {
    title: "JSON Schema",
    description: "A JSON Schema (2020-12 where `$schema` says nothing else), or true or false.",
    type: ["object", "boolean"],
    properties: Object.fromEntries(Object.entries(SCHEMA_KEYWORDS).map(([name, keyword]) => [name, { ...described({ about: keyword.about, absent: null }), ...hint(keyword) }])),
  };
}

/** What the editor completes with; the second branch lets everything through. */
function hint({ holds }: Keyword): JsonObject {
  const schema = { $ref: "#/definitions/schema" };
  switch (holds) {
    case "any":
      return {};
    case "type":
      return { anyOf: [{ enum: [...SCHEMA_TYPES] }, { type: "array", items: { enum: [...SCHEMA_TYPES] } }, {}] };
    case "schema":
      return { anyOf: [schema, {}] };
    case "schemas":
      return { anyOf: [{ type: "object", additionalProperties: schema }, {}] };
    case "list of schemas":
      return { anyOf: [{ type: "array", items: schema }, {}] };
  }
}
