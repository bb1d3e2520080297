import type { Rule } from "../rule.js";
import { badValues, whereIn } from "../schema-values.js";

export const defaultInvalid: Rule<{ value: string; says: string; pointer: string }> = {
  id: "default-invalid",
  severity: "error",
  blocks: true,
  summary: "A `default` does not satisfy its own schema.",
  why: "The default fills a copy of the arguments before the handler runs, so a call that leaves the parameter out would bring a value that a call with it could not.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, minimum: 1, default: 0, description: Глубина проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, minimum: 1, default: 1, description: Глубина проверки } }
`,
  message: ({ value, says, pointer }) => `The default ${value} at ${pointer} does not satisfy its schema: ${says}.`,
  remedy: () => "Correct the value, or the schema.",
  check(catalog, report) {
    for (const { node, path, pointer, value, violation } of badValues(catalog, "default")) {
      report(node, path, { value: JSON.stringify(value).slice(0, 80), says: `${violation.says}${whereIn(violation)}`, pointer });
    }
  },
};
