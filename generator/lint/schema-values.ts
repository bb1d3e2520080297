import type { Json } from "../../runtime/contract/contract.js";
import { pointerTo } from "../../runtime/contract/pointer.js";
import { isSchemaObject } from "../../runtime/contract/schema.js";
import { nearestNode, type Node } from "../catalog/tree.js";
import type { Catalog } from "../catalog/model.js";
import { documentsOf } from "./documents.js";
import type { Step } from "./schema-parts.js";
import { pathOf, schemasWith } from "./schemas.js";
import { violationsOf, type Violation } from "./validation/validate.js";

/** A value that a schema gives of itself and that does not satisfy it. */
export interface BadValue {
  readonly node: Node;
  readonly path: string;
  readonly pointer: string;
  readonly value: Json;
  readonly violation: Violation;
}

/** Judges the `default` or the `examples` of every schema of the catalog by the schema itself. */
export function* badValues(catalog: Catalog, word: "default" | "examples"): Generator<BadValue> {
  const documents = documentsOf(catalog);
  for (const judged of schemasWith(catalog, [word])) {
    for (const { schema, steps } of judged.parts) {
      if (!isSchemaObject(schema) || !Object.hasOwn(schema, word)) continue;
      const given = schema[word]!;
      const values: readonly (readonly [Json, readonly Step[]])[] = word === "default" ? [[given, []]] : Array.isArray(given) ? given.map((value: Json, index) => [value, [index]] as const) : [];
      for (const use of documents.distinctUses(judged)) {
        for (const [value, within] of values) {
          const [violation] = violationsOf(schema, value, documents.documentOf(judged, use), documents.judging(judged.dialect));
          if (violation === undefined) continue;
          const at = [...steps, word, ...within];
          // Judged once, told at every use that means the same.
          const uses = documents.distinctUses(judged).length === judged.uses.length ? [use] : judged.uses;
          for (const one of uses) yield { node: nearestNode(one.node, at), path: pathOf(one.path, at), pointer: one.pointer + pointerTo(...at), value, violation };
        }
      }
    }
  }
}

/** ` (at /a/1)` where the fault is inside the value, or nothing. */
export function whereIn(violation: Violation): string {
  return violation.steps.length === 0 ? "" : ` at ${pointerTo(...violation.steps)}`;
}
