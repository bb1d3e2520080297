import { pointerTo } from "../../../runtime/contract/pointer.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { nearestNode } from "../../catalog/tree.js";
import { didYouMean } from "../did-you-mean.js";
import { documentsOf } from "../documents.js";
import type { Rule } from "../rule.js";
import { pathOf, schemasWith, type Judged } from "../schemas.js";

export const schemaReferenceUnresolved: Rule<{ reference: string; reason: string; hint: string; pointer: string }> = {
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
  message: ({ reference, reason, hint, pointer }) => `\`$ref: ${reference}\` at ${pointer} ${reason}.${hint}`,
  remedy: () => "Declare the schema under `types` and refer to it as `#/types/Name`, or correct the reference.",
  check(catalog, report) {
    const documents = documentsOf(catalog);
    const types = catalog.types.map(({ name }) => `#/types/${name}`);
    for (const judged of schemasWith(catalog, ["$ref"])) {
      for (const { schema, steps } of judged.parts) {
        const reference = keyword(schema, "$ref");
        if (typeof reference !== "string") continue;
        for (const use of judged.uses) {
          if (documents.resolve(reference, documents.documentOf(judged, use)) !== null) continue;
          const local = reference.startsWith("#");
          if (namesPlace(reference, judged)) continue;
          const at = [...steps, "$ref"];
          const reason = local ? "names nothing" : "points outside the catalog";
          report(nearestNode(use.node, at), pathOf(use.path, at), { reference, reason, hint: local ? didYouMean(reference, types) : "", pointer: use.pointer + pointerTo(...at) });
        }
      }
    }
  },
};

/** Whether an anchor or an absolute address is one that the schema itself gives to a part. */
function namesPlace(reference: string, judged: Judged): boolean {
  const [address, anchor] = reference.split("#", 2) as [string, string | undefined];
  return judged.parts.some(({ schema }) => {
    if (!isSchemaObject(schema)) return false;
    const id = keyword(schema, "$id");
    if (address !== "") return id === address || id === `${address}#`;
    return anchor !== undefined && (keyword(schema, "$anchor") === anchor || keyword(schema, "$dynamicAnchor") === anchor || id === `#${anchor}`);
  });
}
