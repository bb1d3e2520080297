import { keysOf } from "../../../runtime/contract/ordered.js";
import { pointerOf } from "../../../runtime/contract/pointer.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Catalog } from "../../catalog/model.js";
import { keySpan, nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";
import { schemasWith, type Use } from "../schemas.js";

export const schemaDefinitionUnused: Rule<{ name: string }> = {
  id: "schema-definition-unused",
  severity: "note",
  blocks: false,
  summary: "An entry of `$defs` that no reference names.",
  why: "It costs tokens wherever the schema is shown and changes nothing.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    schema: { $defs: { Fqn: { type: string } } }
    parameters: { fqn: { type: string, description: Адрес объекта } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    schema: { $defs: { Fqn: { type: string } } }
    parameters: { fqn: { description: Адрес объекта, $ref: "#/$defs/Fqn" } }
`,
  message: ({ name }) => `No reference names the definition "${name}".`,
  remedy: () => "Take it away; what several tools share belongs under `types`.",
  check(catalog, report) {
    const defining = [...schemasWith(catalog, HOLDERS)];
    if (defining.length === 0) return;
    const referred = referencesIn(catalog);
    for (const judged of defining) {
      for (const holder of HOLDERS) {
        const definitions = keyword(judged.schema, holder);
        if (!isSchemaObject(definitions)) continue;
        for (const use of judged.uses) {
          const uses = referred.get(ownerOf(use));
          if (uses?.has(ANCHOR)) continue;
          const node = nodeAt(use.node, holder);
          for (const name of keysOf(definitions)) {
            if (!uses?.has(`${holder} ${name}`)) report(keySpan(node, name, use.node), `${use.path}.${holder}.${name}`, { name });
          }
        }
      }
    }
  },
};

const HOLDERS = ["$defs", "definitions"];
const REFERENCES = ["$ref", "$dynamicRef", "$recursiveRef"];
/** Anchors and absolute addresses are not followed: whoever writes them knows why. */
const ANCHOR = "";

/** What the references of each document name: `$defs Fqn`. */
function referencesIn(catalog: Catalog): ReadonlyMap<object, ReadonlySet<string>> {
  const referred = new Map<object, Set<string>>();
  for (const judged of schemasWith(catalog, REFERENCES)) {
    for (const { schema } of judged.parts) {
      for (const word of REFERENCES) {
        const reference = keyword(schema, word);
        if (typeof reference !== "string") continue;
        const [holder, name] = pointerOf(reference) ?? [];
        const named = pointerOf(reference) === null ? ANCHOR : `${holder} ${name}`;
        for (const use of judged.uses) referred.set(ownerOf(use), (referred.get(ownerOf(use)) ?? new Set()).add(named));
      }
    }
  }
  return referred;
}

/** A definition of a tool's input may be named by any of its parameters. */
const ownerOf = (use: Use): object => use.tool ?? use.node;
