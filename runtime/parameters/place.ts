import type { JsonObject } from "../contract/contract.js";
import { isSchemaObject, keyword } from "../contract/schema.js";
import { compileSchemaPattern } from "../pattern/compile.js";
import { declaredNames, type SchemaWalk } from "./schema-walk.js";

/** Steps to a place in the arguments. */
export type Path = readonly (string | number)[];

/** `options.rows[0].name`. */
export function pathText(path: Path): string {
  return path.map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`)).join("");
}

/** Steps of a JSON pointer through a value, indexes as numbers. */
export function pathOf(pointer: string, root: unknown): Path {
  if (pointer === "") return [];
  let here = root;
  return pointer
    .slice(1)
    .split("/")
    .map((raw) => {
      const step = raw.replace(/~1/g, "/").replace(/~0/g, "~");
      const isList = Array.isArray(here);
      here = memberAt(here, step);
      return isList ? Number(step) : step;
    });
}

/** The value at a path, or undefined. */
export function valueAtPath(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => memberAt(here, String(step)), root);
}

function memberAt(value: unknown, step: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as { readonly [key: string]: unknown })[step];
}

/** The schemas that speak of the value at a path. */
export function schemasAt(walk: SchemaWalk, path: Path): readonly JsonObject[] {
  return path.reduce<readonly JsonObject[]>((schemas, step) => (typeof step === "number" ? walk.ofItem(schemas, step) : walk.ofMember(schemas, step, matchesName)), walk.expand(walk.root));
}

export function matchesName(pattern: string, name: string): boolean {
  return compileSchemaPattern(pattern).test(name);
}

/** Whether schemas know a name at their place: as a property, or by a pattern of names. */
export function declares(schemas: readonly JsonObject[], name: string): boolean {
  return (
    declaredNames(schemas).includes(name) ||
    schemas.some((schema) => {
      const patterns = keyword(schema, "patternProperties");
      return isSchemaObject(patterns) && Object.keys(patterns).some((pattern) => matchesName(pattern, name));
    })
  );
}

/** Whether the keys at a place are data of the caller's and no names: a map whose values have a type. */
export function isMap(schemas: readonly JsonObject[]): boolean {
  return schemas.some((schema) => {
    const others = keyword(schema, "additionalProperties");
    return isSchemaObject(others) && Object.keys(others).length > 0;
  });
}
