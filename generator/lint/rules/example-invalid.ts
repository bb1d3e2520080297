import { argumentsSchema } from "../../../runtime/contract/arguments.js";
import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../../runtime/contract/ordered.js";
import { nearestNode } from "../../catalog/tree.js";
import { published } from "../../contract/published.js";
import { actionsOf } from "../actions.js";
import { documentsOf } from "../documents.js";
import type { Rule } from "../rule.js";
import { keyword, pathOf } from "../schemas.js";
import { whereIn } from "../schema-values.js";
import { violationsOf } from "../validation/validate.js";
import { dialectOf } from "../vocabulary.js";

export const exampleInvalid: Rule<{ action: string; part: "arguments" | "result"; index: number; says: string }> = {
  id: "example-invalid",
  severity: "error",
  blocks: true,
  summary: "An example of an action is a call that its contract refuses, or shows a result that it does not give.",
  why: "Examples are published, served by the stand-in server and copied by models. One that is refused teaches a call that cannot succeed.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, description: Глубина проверки } }
    examples: [{ intent: проверь глубоко, arguments: { depth: глубоко } }]
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, description: Глубина проверки } }
    examples: [{ intent: проверь глубоко, arguments: { depth: 3 } }]
`,
  message: ({ action, part, index, says }) => `Example ${index + 1} of ${action} has ${part === "arguments" ? "arguments that are refused" : "a result that is not what it promises"}: ${says}.`,
  remedy: ({ part }) => (part === "arguments" ? "Correct the example; the selector may be left out of it." : "Correct the example, or the `result` of the action."),
  check(catalog, report) {
    if (!catalog.tools.some((tool) => tool.actions.some((action) => action.examples.length > 0))) return;
    const { contract } = published(catalog);
    const documents = documentsOf(catalog);
    const wires = new Map(contract.tools.map((tool) => [tool.name, tool]));
    for (const { tool, action } of actionsOf(catalog)) {
      if (action.examples.length === 0) continue;
      const wire = wires.get(tool.name)!;
      const schema = argumentsSchema(contract, wire, wire.actions.find((one) => one.name === action.name)!);
      const selector = wire.selector !== null && action.name !== null ? [[wire.selector.name, action.name] as const] : [];
      for (const [index, example] of action.examples.entries()) {
        const given: JsonObject = ordered<Json>([...selector, ...entriesOf(example.arguments)]);
        const judging = documents.judging(dialectOf(keyword(schema, "$schema")));
        const violations = violationsOf(schema, given, schema, judging).map((one) => ["arguments", one] as const);
        const result = example.result === null || action.result === null ? [] : violationsOf(action.result, example.result, action.result, documents.judging(dialectOf(keyword(action.result, "$schema")))).map((one) => ["result", one] as const);
        for (const [part, violation] of [...violations, ...result]) {
          const steps = ["examples", index, part, ...violation.steps];
          report(nearestNode(action.node, steps), pathOf(action.path, ["examples", index, part]), { action: action.path, part, index, says: `${violation.says}${whereIn(violation)}` });
        }
      }
    }
  },
};
