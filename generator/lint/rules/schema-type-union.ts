import { keyword, typesOf } from "../../../runtime/contract/schema.js";
import type { Rule } from "../rule.js";
import { isSent, judgeSchemas } from "../schemas.js";

export const schemaTypeUnion: Rule<{ types: readonly string[]; pointer: string }> = {
  id: "schema-type-union",
  severity: "note",
  blocks: false,
  summary: "A schema that callers send names several types in `type`.",
  why: "Some clients know one type for a value and fail on a list, or drop the tool. The table of clients tells which; where yours are not among them, nothing need be done.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: [integer, "null"], description: Глубина проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { anyOf: [{ type: integer }, { type: "null" }], description: Глубина проверки } }
`,
  message: ({ types, pointer }) => `The schema at ${pointer} names the types ${types.join(", ")}.`,
  remedy: () => "Name one type, or write the choice as `anyOf`; a parameter that may be left out needs no null.",
  check(catalog, report) {
    judgeSchemas(catalog, report, function* (judged) {
      if (!isSent(judged)) return;
      for (const { schema, steps } of judged.parts) {
        const type = keyword(schema, "type");
        if (Array.isArray(type) && type.length > 1) yield { steps: [...steps, "type"], facts: { types: typesOf(schema) ?? [] } };
      }
    });
  },
};
