import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { isSchema, isSchemaObject } from "../../../runtime/contract/schema.js";

/** Keywords whose values mean nothing (`maxLength: "5"`): kept as text, so that no change of them is lost. */
export function misshapenKeywords(schema: JsonObject): readonly string[] {
  return Object.keys(schema).filter((name) => {
    const wellFormed = SHAPES.get(name);
    return wellFormed !== undefined && !wellFormed(schema[name]!);
  });
}

type Test = (value: Json) => boolean;

const isNumber: Test = (value) => typeof value === "number";
const isString: Test = (value) => typeof value === "string";
const isListOf = (test: Test): Test => (value) => Array.isArray(value) && value.every(test);
const isMapOf = (test: Test): Test => (value) => isSchemaObject(value) && Object.values(value).every(test);
const isType: Test = (value) => isString(value) && ["null", "boolean", "number", "integer", "string", "array", "object"].includes(value as string);
const either = (...tests: readonly Test[]): Test => (value) => tests.some((test) => test(value));

const SHAPES: ReadonlyMap<string, Test> = new Map<string, Test>([
  ["type", either(isType, isListOf(isType))],
  ["enum", Array.isArray],
  ...["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "minContains", "maxContains", "minimum", "maximum", "multipleOf"].map((name) => [name, isNumber] as const),
  ...["exclusiveMinimum", "exclusiveMaximum"].map((name) => [name, either(isNumber, (value) => typeof value === "boolean")] as const),
  ["uniqueItems", (value) => typeof value === "boolean"],
  ...["pattern", "$ref", "$dynamicRef"].map((name) => [name, isString] as const),
  ["required", isListOf(isString)],
  ...["properties", "patternProperties", "dependentSchemas"].map((name) => [name, isMapOf(isSchema)] as const),
  ["dependentRequired", isMapOf(isListOf(isString))],
  ["dependencies", isMapOf(either(isSchema, isListOf(isString)))],
  ...["additionalProperties", "unevaluatedProperties", "additionalItems", "unevaluatedItems", "propertyNames", "contains", "not", "if", "then", "else"].map((name) => [name, isSchema] as const),
  ["items", either(isSchema, isListOf(isSchema))],
  ...["allOf", "anyOf", "oneOf", "prefixItems"].map((name) => [name, isListOf(isSchema)] as const),
]);
