import { pointerTo } from "../../../runtime/contract/pointer.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";
import { isSent, judgeSchemasWith } from "../schemas.js";

export const defaultOnRequired: Rule<{ name: string; value: string; pointer: string }> = {
  id: "default-on-required",
  severity: "warning",
  blocks: false,
  summary: "A required parameter or property has a default.",
  why: "A call without it is refused before anything could be filled in. Either the name is not required, or the default is advice that belongs into the description.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, default: 5, description: Глубина проверки } }
    required: [depth]
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, default: 5, description: Глубина проверки } }
`,
  message: ({ name, value, pointer }) => `"${name}" is required and has the default ${value} (${pointer}).`,
  remedy: () => "Take the name out of `required`, or the default away.",
  check(catalog, report) {
    judgeSchemasWith(["default"], catalog, report, function* (judged) {
      if (!isSent(judged)) return;
      for (const { schema, steps, holder, parent } of judged.parts) {
        if (holder !== "properties" || !isSchemaObject(schema) || !Object.hasOwn(schema, "default")) continue;
        const required = parent && keyword(parent.schema, "required");
        const name = String(steps.at(-1));
        if (Array.isArray(required) && required.includes(name)) yield { steps: [...steps, "default"], facts: { name, value: JSON.stringify(schema["default"]).slice(0, 60) } };
      }
    });
    for (const tool of catalog.tools) {
      for (const name of tool.required) {
        const schema = Object.hasOwn(tool.parameters, name) ? tool.parameters[name]! : true;
        if (!isSchemaObject(schema) || !Object.hasOwn(schema, "default")) continue;
        const at = nodeAt(tool.node, "parameters", name, "default") ?? tool.node;
        report(at, `tools.${tool.name}.parameters.${name}.default`, { name, value: JSON.stringify(schema["default"]).slice(0, 60), pointer: pointerTo("properties", name, "default") });
      }
    }
  },
};
