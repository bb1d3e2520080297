import type { Rule } from "../rule.js";
import { badValues, whereIn } from "../schema-values.js";

export const schemaExampleInvalid: Rule<{ value: string; says: string; pointer: string }> = {
  id: "schema-example-invalid",
  severity: "error",
  blocks: false,
  summary: "An entry of `examples` of a schema does not satisfy the schema.",
  why: "Models copy examples. One that is refused teaches a call that cannot succeed.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, examples: [2, глубоко], description: Глубина проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, examples: [2, 3], description: Глубина проверки } }
`,
  message: ({ value, says, pointer }) => `The example ${value} at ${pointer} does not satisfy its schema: ${says}.`,
  remedy: () => "Correct the value, or the schema.",
  check(catalog, report) {
    for (const { node, path, pointer, value, violation } of badValues(catalog, "examples")) {
      report(node, path, { value: JSON.stringify(value).slice(0, 80), says: `${violation.says}${whereIn(violation)}`, pointer });
    }
  },
};
