import type { Json, Schema } from "../../../runtime/contract/contract.js";
import { pointerTo } from "../../../runtime/contract/pointer.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { nearestNode } from "../../catalog/tree.js";
import { documentsOf, type Documents } from "../documents.js";
import type { Rule } from "../rule.js";
import { pathOf, schemasWith } from "../schemas.js";
import { entriesIn, schemaOf, schemasIn } from "../validation/access.js";

export const schemaReferenceCircular: Rule<{ reference: string; pointer: string }> = {
  id: "schema-reference-circular",
  severity: "error",
  blocks: true,
  summary: "A `$ref` leads back to itself without a step into the value.",
  why: "Such a schema says nothing, and a validator that follows it does not come back. A type that holds itself in a property or an item is fine.",
  bad: `types:
  A: { $ref: "#/types/B" }
  B: { anyOf: [{ type: string }, { $ref: "#/types/A" }] }
tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { a: { $ref: "#/types/A", description: Что проверить } }
`,
  good: `types:
  Node: { type: object, properties: { children: { type: array, description: Вложенные узлы, items: { $ref: "#/types/Node" } } } }
tools:
  tree_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет дерево.
    parameters: { root: { $ref: "#/types/Node", description: Корень дерева } }
`,
  message: ({ reference, pointer }) => `\`$ref: ${reference}\` at ${pointer} leads back to itself.`,
  remedy: () => "Take one of the references of the circle away.",
  check(catalog, report) {
    const documents = documentsOf(catalog);
    const circular = new Circles(documents);
    for (const judged of schemasWith(catalog, ["$ref"])) {
      for (const { schema, steps } of judged.parts) {
        const reference = keyword(schema, "$ref");
        if (typeof reference !== "string") continue;
        for (const use of documents.distinctUses(judged)) {
          if (!circular.has(schema, documents.documentOf(judged, use))) continue;
          const at = [...steps, "$ref"];
          report(nearestNode(use.node, at), pathOf(use.path, at), { reference, pointer: use.pointer + pointerTo(...at) });
        }
      }
    }
  },
};

/** Tells which schemas apply to a value by way of themselves. */
class Circles {
  /** Strongly connected components by Tarjan; a schema that refers to itself alone counts too. */
  readonly #state = new Map<Schema, { order: number; low: number; open: boolean; circular: boolean }>();
  #order = 0;

  constructor(readonly documents: Documents) {}

  has(schema: Schema, document: Json): boolean {
    if (!isSchemaObject(schema)) return false;
    if (!this.#state.has(schema)) this.#visit(schema, document);
    return this.#state.get(schema)!.circular;
  }

  #visit(start: Schema, startDocument: Json): void {
    const path: { schema: Schema; next: readonly (readonly [Schema, Json])[]; at: number }[] = [];
    const open: Schema[] = [];
    const enter = (schema: Schema, document: Json): void => {
      this.#state.set(schema, { order: this.#order, low: this.#order++, open: true, circular: false });
      open.push(schema);
      path.push({ schema, next: this.#inPlace(schema, document), at: 0 });
    };
    enter(start, startDocument);
    while (path.length > 0) {
      const here = path.at(-1)!;
      const state = this.#state.get(here.schema)!;
      const next = here.next[here.at++];
      if (next !== undefined) {
        const known = this.#state.get(next[0]);
        if (next[0] === here.schema) state.circular = true;
        if (known === undefined) enter(...next);
        else if (known.open) state.low = Math.min(state.low, known.order);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above) this.#state.get(above.schema)!.low = Math.min(this.#state.get(above.schema)!.low, state.low);
      if (state.low !== state.order) continue;
      const circle = open.splice(open.lastIndexOf(here.schema));
      for (const member of circle) Object.assign(this.#state.get(member)!, { open: false, circular: circle.length > 1 || this.#state.get(member)!.circular });
    }
  }

  /** What else applies to the same value. */
  #inPlace(schema: Schema, document: Json): (readonly [Schema, Json])[] {
    if (!isSchemaObject(schema)) return [];
    const lists = ["allOf", "anyOf", "oneOf"].flatMap((name) => schemasIn(schema, name));
    const single = ["not", "if", "then", "else"].flatMap((name) => schemaOf(schema, name) ?? []);
    const dependent = ["dependentSchemas", "dependencies"].flatMap((name) => entriesIn(schema, name).map(([, inner]) => inner));
    const inner = [...lists, ...single, ...dependent];
    const reference = keyword(schema, "$ref");
    const target = typeof reference === "string" ? this.documents.resolve(reference, document) : null;
    return [...inner.filter(isSchemaObject).map((one) => [one, document] as const), ...(target !== null && isSchemaObject(target.schema) ? [[target.schema, target.document] as const] : [])];
  }
}
