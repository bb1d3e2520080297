import { argumentsSchema } from "../../../runtime/contract/arguments.js";
import type { Json, JsonObject, Schema, Tool } from "../../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../../runtime/contract/ordered.js";
import { keyword } from "../../../runtime/contract/schema.js";
import type { CatalogAction } from "../../catalog/model.js";
import { nearestNode } from "../../catalog/tree.js";
import { published } from "../../contract/published.js";
import { documentsOf, type Documents } from "../documents.js";
import type { Rule } from "../rule.js";
import { pathOf } from "../schemas.js";
import { whereIn } from "../schema-values.js";
import { violationsOf, type Violation } from "../validation/validate.js";
import { dialectOf } from "../vocabulary.js";

export const exampleInvalid: Rule<{ action: string; part: "arguments" | "result"; index: number; says: string }> = {
  id: "example-invalid",
  severity: "error",
  blocks: true,
  summary: "An example of an action is a call that its contract refuses, or shows a result that it does not give.",
  why: "Examples are published, shown in help and reference pages, and copied by models. One that is refused teaches a call that cannot succeed.",
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
    // A contract has the tools and actions of its catalog, in their order.
    for (const [at, tool] of catalog.tools.entries()) {
      for (const [index, action] of tool.actions.entries()) {
        if (action.examples.length === 0) continue;
        const wire = contract.tools[at]!;
        for (const { example, part, violation } of violationsIn(action, argumentsSchema(contract, wire, wire.actions[index]!), wire, documents)) {
          const place = nearestNode(action.node, ["examples", example, part, ...violation.steps]);
          report(place, pathOf(action.path, ["examples", example, part]), { action: action.path, part, index: example, says: `${violation.says}${whereIn(violation)}` });
        }
      }
    }
  },
};

function* violationsIn(action: CatalogAction, schema: JsonObject, wire: Tool, documents: Documents): Generator<{ example: number; part: "arguments" | "result"; violation: Violation }> {
  const judge = (by: Schema, value: Json): Violation[] => violationsOf(by, value, by, documents.judging(dialectOf(keyword(by, "$schema"))));
  const selector: [string, Json][] = wire.selector !== null && action.name !== null ? [[wire.selector.name, action.name]] : [];
  for (const [example, { arguments: given, result }] of action.examples.entries()) {
    for (const violation of judge(schema, ordered<Json>([...selector, ...entriesOf(given)]))) yield { example, part: "arguments", violation };
    if (result !== null && action.result !== null) for (const violation of judge(action.result, result)) yield { example, part: "result", violation };
  }
}
