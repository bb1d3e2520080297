import type { Schema } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { keyword } from "../../../runtime/contract/schema.js";
import { keySpan, nodeAt } from "../../catalog/tree.js";
import { placeIn } from "../actions.js";
import type { Rule } from "../rule.js";

export const descriptionMissing: Rule<{ subject: string; kind: string; empty: boolean }> = {
  id: "description-missing",
  severity: "warning",
  blocks: false,
  summary: "A tool, an action or a parameter has no description, or an empty one.",
  why: "A model picks a tool and fills its parameters by the descriptions alone; where there is none it guesses by the name.",
  bad: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: "" }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ subject, kind, empty }) => `The ${kind} ${subject} has ${empty ? "an empty" : "no"} description.`,
  remedy: () => "Say in one sentence what it does, in the words that a person would ask with.",
  check(catalog, report) {
    const missing = (text: string | null): boolean => text === null || text.trim() === "";
    const types = new Map(catalog.types.map(({ name, schema }) => [`#/types/${name}`, schema]));
    for (const tool of catalog.tools) {
      const path = `tools.${tool.name}`;
      if (missing(tool.description)) report(nodeAt(tool.node, "description") ?? tool.keySpan, path, { subject: path, kind: "tool", empty: tool.description !== null });
      for (const action of tool.actions) {
        if (action.name !== null && missing(action.description)) report(placeIn(action, "description"), action.path, { subject: action.path, kind: "action", empty: action.description !== null });
      }
      const parameters = nodeAt(tool.node, "parameters");
      for (const [name, schema] of entriesOf(tool.parameters)) {
        const text = descriptionOf(schema, types);
        const subject = `${path}.parameters.${name}`;
        if (missing(text)) report(keySpan(parameters, name, tool.node), subject, { subject, kind: "parameter", empty: text !== null });
      }
    }
  },
};

/** The description of a parameter, or of the type that it refers to. */
function descriptionOf(schema: Schema, types: ReadonlyMap<string, Schema>): string | null {
  const own = keyword(schema, "description");
  if (typeof own === "string") return own;
  const reference = keyword(schema, "$ref");
  const type = typeof reference === "string" ? types.get(reference) : undefined;
  const shared = type === undefined ? undefined : keyword(type, "description");
  return typeof shared === "string" ? shared : null;
}
