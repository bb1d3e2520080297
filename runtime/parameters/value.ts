import type { ErrorObject } from "ajv";
import type { Json, JsonObject } from "../contract/contract.js";
import { type Problem, problem } from "../problem.js";
import type { RefusalId } from "../refusals/catalogue.js";
import { expectedBy, typesInWords } from "./expected.js";
import type { NameContext } from "./names.js";
import { type Path, pathText, schemasAt, valueAtPath } from "./place.js";
import { given, listed, shown } from "./shown.js";

/** The problem with a value that its schema does not admit, or with one that is missing. */
export function valueProblem({ contract, compiled }: NameContext, error: ErrorObject, path: Path, args: JsonObject): Problem {
  const params = error.params as { readonly [name: string]: unknown };
  const missing = missingIn(error);
  if (missing !== null) {
    const parameter = pathText([...path, missing]);
    const schemas = schemasAt(compiled.walk, [...path, missing]);
    return problem(contract, "parameters", "parameter-missing", { parameter, expected: schemas[0] === undefined ? expectedBy(true) : expectedBy(schemas[0]) }, { parameter });
  }
  const parameter = path.length === 0 ? "arguments" : pathText(path);
  const value = valueAtPath(args, path);
  const more = { parameter, given: given(value) };
  const tell = <Id extends RefusalId>(id: Id, values: Parameters<typeof problem<Id>>[3]): Problem => problem(contract, "parameters", id, values, more);
  const limit = { parameter, value: shown(value), expected: String(params["limit"]) };
  switch (error.keyword) {
    case "type":
      return tell("value-type", { parameter, value: shown(value), expected: typesInWords(([] as string[]).concat(params["type"] as string | string[])) });
    case "enum":
      return tell("value-enum", { parameter, value: shown(value), supported: listed((params["allowedValues"] as readonly Json[]).map(shown)) });
    case "const":
      return tell("value-const", { parameter, value: shown(value), expected: shown(params["allowedValue"]) });
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return tell(BOUNDS[error.keyword], limit);
    case "multipleOf":
      return tell("value-multiple", { ...limit, expected: String(params["multipleOf"]) });
    case "minLength":
      return tell("value-short", limit);
    case "maxLength":
      return tell("value-long", limit);
    case "pattern":
      return tell("value-pattern", { ...limit, expected: String(params["pattern"]) });
    case "minItems":
    case "maxItems":
    case "minProperties":
    case "maxProperties":
      return tell(COUNTS[error.keyword], { parameter, expected: String(params["limit"]) });
    case "uniqueItems":
      return tell("value-repeated-items", { parameter });
    case "contains":
      return tell("value-without-item", { parameter });
    case "propertyNames":
      return tell("value-property-name", { parameter, value: shown(params["propertyName"]) });
    case "no-oneOf":
      return tell((params["passingSchemas"] as unknown) == null ? "value-alternatives" : "value-ambiguous", { parameter, value: shown(value) });
    case "no-anyOf":
      return tell("value-alternatives", { parameter, value: shown(value) });
    default:
      return tell("value-forbidden", { parameter, value: shown(value) });
  }
}

const BOUNDS = { minimum: "value-minimum", maximum: "value-maximum", exclusiveMinimum: "value-exclusive-minimum", exclusiveMaximum: "value-exclusive-maximum" } as const;
const COUNTS = { minItems: "value-few-items", maxItems: "value-many-items", minProperties: "value-few-properties", maxProperties: "value-many-properties" } as const;

/** The name that an error misses, or null. */
export function missingIn({ keyword, params }: ErrorObject): string | null {
  const { missingProperty } = params as { readonly missingProperty?: string };
  return keyword === "required" || keyword === "dependentRequired" || keyword === "dependencies" ? (missingProperty ?? null) : null;
}
