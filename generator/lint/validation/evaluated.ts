import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { isSchema, isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { entriesIn, itemSchemas, propertySchemas, schemaOf, schemasIn } from "./access.js";
import type { Judging } from "./judging.js";

/**
 * What `unevaluatedProperties` and `unevaluatedItems` look at: the properties and items that another
 * keyword, here or in a branch that holds, has judged.
 */
export function evaluatedProperties(schema: Schema, value: JsonObject, document: Json, judging: Judging, holds: Holds): (name: string) => boolean {
  return evaluated(schema, value, document, judging, holds, true, "unevaluatedProperties", (one) => (name) => propertySchemas(one, String(name)).length > 0) as (name: string) => boolean;
}

export function evaluatedItems(schema: Schema, value: readonly Json[], document: Json, judging: Judging, holds: Holds): (index: number) => boolean {
  const own = (one: JsonObject): Test => {
    const { prefix, rest } = itemSchemas(one);
    // Since 2020-12 what matches `contains` counts as judged.
    const contains = judging.dialect === "2020-12" ? schemaOf(one, "contains") : null;
    return (index) => rest !== null || Number(index) < prefix.length || (contains !== null && holds(contains, value[Number(index)]!, document, judging));
  };
  return evaluated(schema, value, document, judging, holds, true, "unevaluatedItems", own);
}

/** Judges a branch; given, so that the two files do not need each other. */
type Holds = (schema: Schema, value: Json, document: Json, judging: Judging) => boolean;
type Test = (step: string | number) => boolean;

/** @param outermost leaves the `unevaluated…` keyword of the schema itself out, which is being judged */
function evaluated(schema: Schema, value: Json, document: Json, judging: Judging, valid: Holds, outermost: boolean, word: string, own: (schema: JsonObject) => Test, followed: readonly Schema[] = []): Test {
  if (!isSchemaObject(schema) || judging.fuel-- <= 0) return () => false;
  const tests: Test[] = [own(schema)];
  if (!outermost && keyword(schema, word) !== undefined) tests.push(() => true);
  const add = (inner: Schema, where: Json = document, path = followed): void => void tests.push(evaluated(inner, value, where, judging, valid, false, word, own, path));
  const holds = (inner: Schema): boolean => valid(inner, value, document, judging);
  const reference = keyword(schema, "$ref");
  const target = typeof reference === "string" ? judging.resolve(reference, document) : null;
  if (target !== null && !followed.includes(target.schema)) add(target.schema, target.document, [...followed, target.schema]);
  for (const inner of schemasIn(schema, "allOf")) add(inner);
  for (const inner of [...schemasIn(schema, "anyOf"), ...schemasIn(schema, "oneOf")]) if (holds(inner)) add(inner);
  const condition = schemaOf(schema, "if");
  if (condition !== null) {
    const held = holds(condition);
    if (held) add(condition);
    const branch = schemaOf(schema, held ? "then" : "else");
    if (branch !== null) add(branch);
  }
  if (isSchemaObject(value)) for (const [name, inner] of entriesIn(schema, "dependentSchemas")) if (Object.hasOwn(value, name) && isSchema(inner)) add(inner);
  return (step) => tests.some((test) => test(step));
}
