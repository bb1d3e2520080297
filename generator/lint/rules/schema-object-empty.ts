import type { JsonObject } from "../../../runtime/contract/contract.js";
import { isSchemaObject, keyword, typesOf } from "../../../runtime/contract/schema.js";
import type { Rule } from "../rule.js";
import { isSent, judgeSchemas } from "../schemas.js";

export const schemaObjectEmpty: Rule<{ pointer: string }> = {
  id: "schema-object-empty",
  severity: "warning",
  blocks: false,
  summary: "An object has no properties where the convention `closed` closes it.",
  why: "A closed object without properties takes `{}` and nothing else. What was meant is open on purpose, or its properties were forgotten.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { options: { type: object, description: Настройки проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { options: { type: object, additionalProperties: { type: string }, description: Настройки проверки } }
`,
  message: ({ pointer }) => `The object at ${pointer} has no properties, and it is closed: only {} passes.`,
  remedy: () => "List its `properties`, or say `additionalProperties: true` where any key is meant.",
  check(catalog, report) {
    if (!catalog.conventions.includes("closed")) return;
    judgeSchemas(catalog, report, function* (judged) {
      if (!isSent(judged) || judged.role === "narrow" || judged.role === "root") return;
      // What `params` names is typed by each action's own `arguments`.
      if (judged.role === "parameter" && judged.uses.some(({ tool, pointer }) => pointer === `/properties/${tool?.params}`)) return;
      for (const { schema, steps, holder, parent } of judged.parts) {
        if (!isSchemaObject(schema) || !isOnlyObject(schema) || DECIDES.some((word) => Object.hasOwn(schema, word))) continue;
        // A branch adds to the object around it.
        const branch = holder !== null && BRANCHES.has(holder) && parent !== null && isSchemaObject(parent.schema) && Object.hasOwn(parent.schema, "properties");
        if (!branch) yield { steps, facts: {} };
      }
    });
  },
};

function isOnlyObject(schema: JsonObject): boolean {
  const type = keyword(schema, "type");
  return type === "object" || (Array.isArray(type) && typesOf(schema)?.join() === "object");
}

const DECIDES = [
  ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames", "enum", "const", "maxProperties"],
  ...["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "not", "if", "dependentSchemas"],
];
const BRANCHES: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else"]);
