import type { Json } from "../../../runtime/contract/contract.js";
import { stepsTo } from "../../../runtime/contract/named-places.js";
import { pointerTo, valueAt } from "../../../runtime/contract/pointer.js";
import { isSchema, isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { nearestNode } from "../../catalog/tree.js";
import { didYouMean } from "../did-you-mean.js";
import { documentsOf } from "../documents.js";
import type { Rule } from "../rule.js";
import { pathOf, schemasWith } from "../schemas.js";

export const schemaReferenceUnresolved: Rule<{ word: string; reference: string; reason: string; hint: string; pointer: string }> = {
  id: "schema-reference-unresolved",
  severity: "error",
  blocks: true,
  summary: "A `$ref` names nothing that the catalog holds.",
  why: "Nothing is fetched: what a reference means must stand in the catalog, or the parameter would have no schema at all.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { fqn: { $ref: "#/types/Fqn", description: Адрес объекта } }
`,
  good: `types:
  Fqn: { type: string, description: Адрес объекта }
tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { fqn: { $ref: "#/types/Fqn" } }
`,
  message: ({ word, reference, reason, hint, pointer }) => `\`${word}: ${reference}\` at ${pointer} ${reason}.${hint}`,
  remedy: () => "Declare the schema under `types` and refer to it as `#/types/Name`, or correct the reference.",
  check(catalog, report) {
    const documents = documentsOf(catalog);
    const types = catalog.types.map(({ name }) => `#/types/${name}`);
    for (const judged of schemasWith(catalog, REFERRING)) {
      for (const { schema, steps } of judged.parts) {
        for (const word of REFERRING) {
          const reference = isSchemaObject(schema) ? keyword(schema, word) : undefined;
          if (typeof reference !== "string") continue;
          for (const use of judged.uses) {
            const document = documents.documentOf(judged, use);
            if (documents.resolve(reference, document) !== null || isNamed(reference, document)) continue;
            const local = reference.startsWith("#");
            const at = [...steps, word];
            const reason = local ? "names nothing" : "points outside the catalog";
            report(nearestNode(use.node, at), pathOf(use.path, at), { word, reference, reason, hint: local ? didYouMean(reference, types) : "", pointer: use.pointer + pointerTo(...at) });
          }
        }
      }
    }
  },
};

const REFERRING = ["$ref", "$dynamicRef"];

/** Whether an anchor or an `$id` is one that the document gives to a schema. */
function isNamed(reference: string, document: Json): boolean {
  const steps = stepsTo(reference, document);
  const named = steps === null ? undefined : valueAt(document, steps);
  return named !== undefined && isSchema(named);
}
