import { _, Ajv as Draft07, type ErrorObject, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject } from "./contract/contract.js";
import { keyword, without } from "./contract/schema.js";
import { forgetInherited, prototypeNamed } from "./inherited-names.js";
import { isMultiple } from "./multiple.js";
import { compileSchemaPattern } from "./pattern/compile.js";

/** Judges a value by a schema; gives every error, or none. The value is left as it is. */
export type Validate = (value: unknown) => readonly ErrorObject[];

/**
 * Compiles schemas: nothing is coerced, no default is written anywhere, patterns run in linear
 * time, `format` says something about a value and does not judge it, as JSON Schema has it.
 */
export class Validators {
  readonly #dialects = new Map<Dialect, Compiler>();

  /**
   * @throws Error where the schema is none
   */
  compile(schema: JsonObject): Validate {
    const validate = this.#compiler(dialectOf(schema)).compile(prototypeNamed(without(schema, "$schema")));
    return (value) => (validate(value) ? NO_ERRORS : (validate.errors ?? NO_ERRORS));
  }

  #compiler(dialect: Dialect): Compiler {
    let compiler = this.#dialects.get(dialect);
    if (compiler === undefined) this.#dialects.set(dialect, (compiler = dialect === "2020" ? forgetInherited(exactMultiples(new Ajv2020(OPTIONS))) : dialect === "2019" ? forgetInherited(exactMultiples(new Ajv2019(OPTIONS))) : exactMultiples(new Draft07(OPTIONS))));
    return compiler;
  }
}

type Dialect = "2020" | "2019" | "draft-07";
type Compiler = Pick<Ajv2020, "compile">;

const NO_ERRORS: readonly ErrorObject[] = [];

/** Ajv divides doubles, so that 19.99 would be no multiple of 0.01. */
function exactMultiples<Validator extends Pick<Ajv2020, "removeKeyword" | "addKeyword">>(ajv: Validator): Validator {
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    errors: false,
    error: { message: "must be a multiple", params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
    compile: (step: number) => (value: number) => isMultiple(value, step),
  });
  return ajv;
}

/** Ajv keeps a pattern under what it prints: one that prints like another would be taken for it. */
function printedPattern(source: string): { test(text: string): boolean; toString(): string } {
  const { test } = compileSchemaPattern(source);
  return { test, toString: () => source };
}

/** A schema is judged by its literal `$schema`; without one, by 2020-12. */
function dialectOf(schema: JsonObject): Dialect {
  const literal = keyword(schema, "$schema");
  if (typeof literal !== "string") return "2020";
  return /draft-0[467]/.test(literal) ? "draft-07" : /2019-09/.test(literal) ? "2019" : "2020";
}

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  validateFormats: false,
  // `constructor` and `toString` are parameters that a call may lack.
  ownProperties: true,
  addUsedSchema: false,
  logger: false,
  code: { regExp: Object.assign(printedPattern, { code: "linear" }) },
};
