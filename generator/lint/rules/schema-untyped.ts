import type { Schema } from "../../../runtime/contract/contract.js";
import { keyword } from "../../../runtime/contract/schema.js";
import type { Rule } from "../rule.js";
import { isSent, judgeSchemas } from "../schemas.js";

export const schemaUntyped: Rule<{ schema: string; pointer: string }> = {
  id: "schema-untyped",
  severity: "warning",
  blocks: false,
  summary: "A parameter or a property says nothing of its type, or is `true`.",
  why: "Some clients skip a tool with a schema that is a boolean or has no type, and a model has nothing to go by.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { options: { description: Что угодно } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { options: { type: string, description: Настройки строкой } }
`,
  message: ({ schema, pointer }) => `The schema at ${pointer} says nothing of a type: ${schema}.`,
  remedy: () => "Write `type`, `enum` or a reference to a type.",
  check(catalog, report) {
    judgeSchemas(catalog, report, function* (judged) {
      // A narrowing says what it changes only; the values of a selector are its actions.
      if (!isSent(judged) || judged.role === "narrow" || judged.role === "selector") return;
      for (const { schema, steps, holder } of judged.parts) {
        const isValue = holder === null ? judged.role === "parameter" || judged.role === "type" : holder === "properties" || holder === "patternProperties" || holder === "$defs" || holder === "definitions";
        if (isValue && saysNothing(schema)) yield { steps, facts: { schema: JSON.stringify(schema).slice(0, 80) } };
      }
    });
  },
};

/** `minimum` or `properties` let every value of another type through: they limit one type and do not name it. */
const SAYS_TYPE = ["type", "enum", "const", "$ref", "$dynamicRef", "not", "if"];

function saysNothing(schema: Schema): boolean {
  if (schema === false) return false;
  if (schema === true) return true;
  if (SAYS_TYPE.some((word) => keyword(schema, word) !== undefined)) return false;
  const branches = (word: string): readonly Schema[] => {
    const value = keyword(schema, word);
    return Array.isArray(value) ? (value as readonly Schema[]) : [];
  };
  const alternatives = [branches("anyOf"), branches("oneOf")].filter((several) => several.length > 0);
  return !alternatives.some((several) => !several.some(saysNothing)) && branches("allOf").every(saysNothing);
}
