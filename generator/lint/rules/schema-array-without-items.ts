import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Rule } from "../rule.js";
import type { Step } from "../schema-parts.js";
import { isSent, judgeSchemas } from "../schemas.js";

export const schemaArrayWithoutItems: Rule<{ problem: string; pointer: string }> = {
  id: "schema-array-without-items",
  severity: "error",
  blocks: false,
  summary: "An array that callers send does not say what its items are, at whatever depth.",
  why: "It is legal JSON Schema, and one family of clients answers it with 400 to the whole request, so that no tool works at all.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { kinds: { type: array, description: Виды проверок } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { kinds: { type: array, items: { type: string }, description: Виды проверок } }
`,
  message: ({ problem, pointer }) => `The array at ${pointer} ${problem}.`,
  remedy: () => "Write `items` with the type that every item has.",
  check(catalog, report) {
    judgeSchemas(catalog, report, function* (judged) {
      // A narrowing says what it changes only.
      if (!isSent(judged) || judged.role === "narrow") return;
      for (const { schema, steps } of judged.parts) {
        if (!isSchemaObject(schema) || !admitsLists(schema)) continue;
        const items = keyword(schema, "items");
        const found = defectOf(items, Object.hasOwn(schema, "prefixItems"));
        if (found !== null) yield { steps: [...steps, ...found.steps], facts: { problem: found.problem } };
      }
    });
  },
};

function admitsLists(schema: JsonObject): boolean {
  const type = keyword(schema, "type");
  return type === "array" || (Array.isArray(type) && type.includes("array"));
}

function defectOf(items: Json | undefined, tuple: boolean): { steps: readonly Step[]; problem: string } | null {
  if (items === undefined) return { steps: [], problem: tuple ? "is typed by `prefixItems` alone" : "has no `items`" };
  if (Array.isArray(items)) return { steps: [], problem: "types its items by place" };
  if (items === false) return tuple ? { steps: [], problem: "is typed by `prefixItems` alone" } : null;
  if (items === true || (isSchemaObject(items) && !SAYS_TYPE.some((word) => Object.hasOwn(items, word)))) return { steps: ["items"], problem: "has `items` that say nothing of a type" };
  return null;
}

const SAYS_TYPE = ["type", "enum", "const", "$ref", "anyOf", "oneOf", "allOf", "properties"];
