import { keysOf } from "../../../runtime/contract/ordered.js";
import { pointerOf } from "../../../runtime/contract/pointer.js";
import { keyword } from "../../../runtime/contract/schema.js";
import type { Catalog } from "../../catalog/model.js";
import { keySpan, nodeAt } from "../../catalog/tree.js";
import { actionsOf } from "../actions.js";
import type { Rule } from "../rule.js";
import { schemasWith } from "../schemas.js";

export const declarationUnused: Rule<{ kind: string; name: string }> = {
  id: "declaration-unused",
  severity: "warning",
  blocks: false,
  summary: "A type, a scope, a group or a label that nothing uses.",
  why: "A reader takes what is declared for a part of the surface. What nothing uses is a remnant, or the slip is where it should have been used.",
  bad: `types:
  Fqn: { type: string, description: Адрес объекта }
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
  message: ({ kind, name }) => `Nothing uses the ${kind} "${name}".`,
  remedy: () => "Take it away, or use it where it was meant.",
  check(catalog, report) {
    const used = usesIn(catalog);
    for (const [kind, plural] of [["scope", "scopes"], ["group", "groups"], ["type", "types"]] as const) {
      for (const part of catalog[plural]) if (!used[plural].has(part.name)) report(part.keySpan, `${plural}.${part.name}`, { kind, name: part.name });
    }
    for (const [kind, plural] of [["field label", "fields"], ["section label", "sections"]] as const) {
      const node = nodeAt(catalog.node, "labels", plural);
      for (const name of keysOf(catalog.labels[plural])) if (!used[plural].has(name)) report(keySpan(node, name, catalog.node), `labels.${plural}.${name}`, { kind, name });
    }
  },
};

function usesIn(catalog: Catalog): { readonly [kind in "scopes" | "groups" | "types" | "fields" | "sections"]: ReadonlySet<string> } {
  const scopes = new Set<string>();
  const groups = new Set<string>();
  const types = new Set<string>();
  const fields = new Set<string>();
  const sections = new Set<string>();
  for (const { action } of actionsOf(catalog)) {
    if (action.scope !== null) scopes.add(action.scope);
    if (action.group !== null) groups.add(action.group);
    for (const field of action.answer.fields) fields.add(field);
    for (const section of action.answer.sections) sections.add(section);
  }
  for (const judged of schemasWith(catalog, ["$ref"])) {
    for (const { schema } of judged.parts) {
      const reference = keyword(schema, "$ref");
      const [holder, name] = (typeof reference === "string" ? pointerOf(reference) : null) ?? [];
      // A type that only refers to itself is not used by that.
      if (holder === "types" && name !== undefined && judged.uses.some((use) => use.path !== `types.${name}`)) types.add(name);
    }
  }
  return { scopes, groups, types, fields, sections };
}
