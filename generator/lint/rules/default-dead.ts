import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Rule } from "../rule.js";
import type { Part } from "../schema-parts.js";
import { isSent, judgeSchemasWith, type Judged } from "../schemas.js";

export const defaultDead: Rule<{ reason: string; value: string; pointer: string }> = {
  id: "default-dead",
  severity: "error",
  blocks: true,
  summary: "A `default` stands where it is never filled in: in a branch, behind a reference, on an item.",
  why: "Whether a branch applies is known only once the value is complete, so nothing is filled in there. Documents and help would promise a value that the handler does not get.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { description: Глубина проверки, anyOf: [{ type: integer, default: 5 }, { type: string }] } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { description: Глубина проверки, default: 5, anyOf: [{ type: integer }, { type: string }] } }
`,
  message: ({ reason, value, pointer }) => `The default ${value} at ${pointer} is never filled in: it stands ${reason}.`,
  remedy: () => "Write the default on the property itself, beside its `$ref` or its branches, or take it away.",
  check(catalog, report) {
    // Who claims nothing is served by another program, which may fill in more than this runtime does.
    const more = catalog.conventions.length > 0 ? {} : ({ severity: "warning", blocks: false } as const);
    judgeSchemasWith(["default"], catalog, report, function* (judged) {
      if (!isSent(judged)) return;
      for (const part of judged.parts) {
        if (!isSchemaObject(part.schema) || !Object.hasOwn(part.schema, "default")) continue;
        const reason = reasonOf(part, judged);
        if (reason !== null) yield { steps: [...part.steps, "default"], facts: { reason, value: JSON.stringify(part.schema["default"]).slice(0, 60) }, more };
      }
    });
  },
};

/** Where nothing is filled in, at whatever depth. */
const BRANCHES: ReadonlySet<string> = new Set([
  ...["anyOf", "oneOf", "not", "if", "then", "else", "contains", "propertyNames", "dependentSchemas", "dependencies"],
  ...["prefixItems", "additionalItems", "patternProperties", "unevaluatedItems", "unevaluatedProperties"],
]);
/** Where properties are filled in, and the value itself is not. */
const OUTER: ReadonlySet<string> = new Set(["items", "additionalProperties", "allOf"]);

function reasonOf(part: Part, judged: Judged): string | null {
  for (let here: Part | null = part; here !== null && here.holder !== null; here = here.parent) {
    const tuple = here.holder === "items" && here.parent !== null && Array.isArray(keyword(here.parent.schema, "items"));
    if (BRANCHES.has(here.holder) || tuple) return `under \`${here.holder}\``;
  }
  if (part.holder === null) return judged.role === "type" ? "behind a reference" : judged.role === "root" ? "at the root of the input" : null;
  if (part.holder === "$defs" || part.holder === "definitions") return "behind a reference";
  return OUTER.has(part.holder) ? `under \`${part.holder}\`, beside no property that could be absent` : null;
}
