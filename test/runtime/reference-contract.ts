import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalog } from "../../generator/catalog/read.js";
import { publish } from "../../generator/contract/publish.js";
import type { Json, JsonObject, PublicContract, Schema } from "../../runtime/contract/contract.js";
import { isSchemaObject, keyword, typesOf } from "../../runtime/contract/schema.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The contract of the reference catalog, as generation publishes it. */
export function referenceContract(): PublicContract {
  const result = readCatalog("catalog.yaml", {
    read: (path) => {
      try {
        return readFileSync(join(root, path));
      } catch {
        return null;
      }
    },
    list: (folder) => {
      try {
        return statSync(join(root, folder)).isDirectory() ? readdirSync(join(root, folder)) : null;
      } catch {
        return null;
      }
    },
  });
  if (result.kind !== "catalog") throw new Error(`the reference catalog is ${result.kind}: ${JSON.stringify(result.findings.map(({ message }) => message))}`);
  return publish(result.catalog).contract;
}

/** A value that a schema admits, as small as it gets: its own example where it has one. */
export function sample(schema: Schema, root: JsonObject): Json {
  if (!isSchemaObject(schema)) return "x";
  const reference = keyword(schema, "$ref");
  if (typeof reference === "string") return sample(resolve(reference, root), root);
  if (Object.hasOwn(schema, "const")) return schema["const"]!;
  for (const name of ["examples", "enum"] as const) {
    const values = keyword(schema, name);
    if (Array.isArray(values) && values.length > 0) return values[0] as Json;
  }
  if (Object.hasOwn(schema, "default")) return schema["default"]!;
  for (const name of ["anyOf", "oneOf", "allOf"] as const) {
    const branches = keyword(schema, name);
    if (Array.isArray(branches) && branches.length > 0 && typesOf(schema) === null) return sample(branches[0] as Schema, root);
  }
  switch (typesOf(schema)?.[0]) {
    case "integer":
    case "number":
      return typeof schema["minimum"] === "number" ? schema["minimum"] : 1;
    case "boolean":
      return true;
    case "array": {
      const items = keyword(schema, "items");
      return Array.from({ length: typeof schema["minItems"] === "number" ? schema["minItems"] : 0 }, () => sample((items ?? true) as Schema, root));
    }
    case "object":
      return sampleObject(schema, root);
    case "null":
      return null;
    default:
      return "Имя".repeat(Math.ceil((typeof schema["minLength"] === "number" ? schema["minLength"] : 1) / 3));
  }
}

export function sampleObject(schema: JsonObject, root: JsonObject): JsonObject {
  const required = keyword(schema, "required");
  const properties = keyword(schema, "properties");
  const names = Array.isArray(required) ? (required as readonly string[]) : [];
  return Object.fromEntries(names.map((name) => [name, sample(isSchemaObject(properties) && Object.hasOwn(properties, name) ? (properties[name] as Schema) : true, root)]));
}

/** An object with every property that its schema declares, at every depth but that of circles. */
export function fullObject(schema: JsonObject, root: JsonObject, depth = 0): JsonObject {
  const properties = keyword(schema, "properties");
  if (!isSchemaObject(properties)) return sampleObject(schema, root);
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, full(property as Schema, root, depth + 1)]));
}

function full(schema: Schema, root: JsonObject, depth: number): Json {
  if (!isSchemaObject(schema) || depth > 8) return sample(schema, root);
  const reference = keyword(schema, "$ref");
  if (typeof reference === "string") return full(resolve(reference, root), root, depth);
  const items = keyword(schema, "items");
  if (items !== undefined && typesOf(schema)?.[0] === "array") return [full(items as Schema, root, depth + 1)];
  return typesOf(schema)?.[0] === "object" ? fullObject(schema, root, depth) : sample(schema, root);
}

function resolve(reference: string, root: JsonObject): Schema {
  let here: Json = root;
  for (const step of reference.slice(2).split("/")) here = (here as JsonObject)[decodeURIComponent(step).replace(/~1/g, "/").replace(/~0/g, "~")] ?? true;
  return here as Schema;
}
