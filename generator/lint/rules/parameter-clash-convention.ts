import type { AddedParameter } from "../../../runtime/contract/convention-parameters.js";
import { keySpan, nodeAt } from "../../catalog/tree.js";
import { placeIn } from "../actions.js";
import { addedTo } from "../added.js";
import type { Rule } from "../rule.js";

export const parameterClashConvention: Rule<{ tool: string; name: string; from: Source; other: Source | null }> = {
  id: "parameter-clash-convention",
  severity: "error",
  blocks: true,
  summary: "A name stands for two parameters of one tool: its own, or what a selector, convention, latch, flag or paging puts on the wire.",
  why: "One name cannot carry two meanings: `mode` would be the switch of the rehearsal and the author's own value at once.",
  bad: `tools:
  object_list:
    group: data-read
    policy: READ_ONLY
    description: Перечисляет объекты.
    parameters: { filter: { type: string, description: Отбор по виду } }
`,
  good: `tools:
  object_list:
    group: data-read
    policy: READ_ONLY
    description: Перечисляет объекты.
    parameters: { kind: { type: string, description: Отбор по виду } }
`,
  message: ({ tool, name, from, other }) => {
    if (other === null) return `${tool} declares the parameter "${name}", which ${SOURCES[from]} puts on the wire.`;
    if (other === from) return `Two actions of ${tool} put "${name}" on the wire, ${SOURCES[from]} in each, and it says another thing in each.`;
    return `The actions of ${tool} put "${name}" on the wire twice: ${SOURCES[other]} does, and ${SOURCES[from]}.`;
  },
  remedy: ({ name, from, other }) => {
    if (other !== null) return `Give the ${from === "flag" || other === "flag" ? "flag" : "paging parameter"} another name${other === from ? ", or make both say the same" : ""}.`;
    return `Give the parameter another name${from === "window" ? ", or write `window: null` where the answer has no window" : ""}; if "${name}" is the same thing, take the declaration away.`;
  },
  check(catalog, report) {
    for (const tool of catalog.tools) {
      const path = `tools.${tool.name}`;
      const parameters = nodeAt(tool.node, "parameters");
      const reported = new Set<string>();
      const declared = (name: string, from: Source): void => {
        if (reported.has(name)) return;
        reported.add(name);
        report(keySpan(parameters, name, nodeAt(tool.node, "selector", "name") ?? tool.node), `${path}.parameters.${name}`, { tool: path, name, from, other: null });
      };
      if (tool.selector && Object.hasOwn(tool.parameters, tool.selector.name)) declared(tool.selector.name, "selector");
      // All actions of a tool share one list of parameters on the wire.
      const added = new Map<string, AddedParameter>();
      for (const action of tool.actions) {
        for (const parameter of addedTo(catalog, tool, action)) {
          const { name, from } = parameter;
          const before = added.get(name);
          // Flags and paging of the author's own are left out there; the same name twice is two meanings too.
          if (Object.hasOwn(tool.parameters, name) || name === tool.selector?.name) declared(name, from);
          else if (before !== undefined && !alike(before, parameter) && !reported.has(name)) {
            reported.add(name);
            report(placeIn(action, PLACES[from]), action.path, { tool: path, name, from, other: before.from });
          }
          if (before === undefined) added.set(name, parameter);
        }
      }
    }
  },
};

type Source = AddedParameter["from"] | "selector";

/** Whether two actions mean the same by a name. Of flags that differ, the wire could tell one alone. */
function alike(one: AddedParameter, other: AddedParameter): boolean {
  return one.from === other.from && one.schema["default"] === other.schema["default"] && one.schema["description"] === other.schema["description"];
}

const SOURCES: { readonly [from in Source]: string } = {
  selector: "the selector",
  mode: "the convention `mode`",
  window: "the convention `window`",
  latch: "a latch",
  flag: "a flag",
  paging: "the window's paging",
};

/** Where an action says that it adds the name. */
const PLACES: { readonly [from in AddedParameter["from"]]: string } = { mode: "policy", window: "window", latch: "latches", flag: "flag", paging: "window" };
