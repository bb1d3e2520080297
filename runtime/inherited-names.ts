import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import type { Json, JsonObject, Schema } from "./contract/contract.js";
import { ordered } from "./contract/ordered.js";
import { isSchemaObject, keyword, mapSubschemas, withKeywords } from "./contract/schema.js";

/**
 * Names that every object of JavaScript inherits (`constructor`, `toString`, `__proto__`) are names
 * like any other: what a schema declares is taken, what it does not is refused. Ajv needs help with
 * two of the cases.
 */

/** The same schema, with a declared `__proto__` told by a pattern: Ajv passes it over as a property. */
export function prototypeNamed(schema: JsonObject): JsonObject {
  const inner = mapSubschemas(schema, (subschema) => (isSchemaObject(subschema) ? prototypeNamed(subschema) : subschema));
  const properties = keyword(inner, "properties");
  if (!isSchemaObject(properties) || !Object.hasOwn(properties, PROTO)) return inner;
  const declared = properties[PROTO]!;
  const patterns = keyword(inner, "patternProperties");
  const others = isSchemaObject(patterns) ? patterns : {};
  const both = Object.hasOwn(others, PATTERN) ? { allOf: [others[PATTERN]!, declared] } : declared;
  return withKeywords(inner, { patternProperties: ordered<Json>([...Object.entries(others), [PATTERN, both as Schema]]) });
}

/**
 * A compiler whose `unevaluatedProperties` looks at names that were judged, and not at those that the
 * record of them inherits: otherwise a closed object lets `constructor` through.
 */
export function forgetInherited<Compiler extends Pick<Ajv2020, "getKeyword" | "removeKeyword" | "addKeyword">>(compiler: Compiler): Compiler {
  const definition = compiler.getKeyword("unevaluatedProperties") as CodeKeywordDefinition;
  compiler.removeKeyword("unevaluatedProperties");
  compiler.addKeyword({
    ...definition,
    code: (context: KeywordCxt) => {
      const { gen, it } = context;
      const judged = it.props;
      if (judged instanceof Name) gen.if(_`typeof ${judged} === "object"`, () => gen.code(_`Object.setPrototypeOf(${judged}, null)`));
      definition.code(context);
    },
  });
  return compiler;
}

const PROTO = "__proto__";
const PATTERN = "^__proto__$";
