import { keyword } from "../../../runtime/contract/schema.js";
import { badKeywords } from "../meta-schema.js";
import type { Rule } from "../rule.js";
import { judgeSchemas } from "../schemas.js";

export const schemaInvalid: Rule<{ keyword: string; value: string; expected: string; pointer: string }> = {
  id: "schema-invalid",
  severity: "error",
  blocks: true,
  summary: "A keyword of a schema has a value that its dialect does not allow.",
  why: "Validators refuse the whole schema, or ignore the keyword, each in its own way; generated types would promise something else. A schema is judged by its literal `$schema`, without one by 2020-12.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: int, minimum: "0", description: Глубина проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, minimum: 0, description: Глубина проверки } }
`,
  message: ({ keyword, value, expected, pointer }) => `\`${keyword}: ${value}\` at ${pointer} must be ${expected}.`,
  remedy: ({ keyword }) => `Correct the value of \`${keyword}\`.`,
  check(catalog, report) {
    judgeSchemas(catalog, report, function* (judged) {
      const { dialect } = judged;
      if (dialect === null) return;
      for (const part of judged.parts) {
        for (const { keyword: name, steps, expected } of badKeywords(part, dialect)) {
          yield { steps, facts: { keyword: name, value: (JSON.stringify(keyword(part.schema, name)) ?? "").slice(0, 80), expected } };
        }
      }
    });
  },
};
