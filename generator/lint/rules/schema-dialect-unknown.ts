import { keyword } from "../../../runtime/contract/schema.js";
import type { Rule } from "../rule.js";
import { judgeSchemasWith } from "../schemas.js";

export const schemaDialectUnknown: Rule<{ uri: string; pointer: string }> = {
  id: "schema-dialect-unknown",
  severity: "warning",
  blocks: false,
  summary: "`$schema` names a dialect that is not known.",
  why: "A schema is judged by its literal `$schema`. What the keywords of an unknown one mean cannot be told, so this schema is read as 2020-12 and not checked against a meta-schema.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    schema: { $schema: "https://example.org/dialect" }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    schema: { $schema: "http://json-schema.org/draft-07/schema#" }
`,
  message: ({ uri }) => `The dialect ${uri} is not known.`,
  remedy: () => "Write the address of 2020-12, 2019-09, draft-07, draft-06 or draft-04, or leave `$schema` out.",
  check(catalog, report) {
    judgeSchemasWith(["$schema"], catalog, report, function* (judged) {
      // A parameter is judged by the root of its tool, which tells it once.
      const uri = keyword(judged.schema, "$schema");
      if (judged.dialect === null && uri !== undefined) yield { steps: ["$schema"], facts: { uri: JSON.stringify(uri) } };
    });
  },
};
