import { keySpan, nodeAt } from "../../catalog/tree.js";
import { addedTo } from "../added.js";
import type { Rule } from "../rule.js";

export const parameterClashConvention: Rule<{ tool: string; name: string; from: string }> = {
  id: "parameter-clash-convention",
  severity: "error",
  blocks: true,
  summary: "A tool declares a parameter under a name that its selector, a convention or a latch puts on the wire.",
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
  message: ({ tool, name, from }) => `${tool} declares the parameter "${name}", which ${SOURCES.get(from) ?? from} puts on the wire.`,
  remedy: ({ name, from }) => `Give the parameter another name${from === "window" ? ", or write `window: null` where the answer has no window" : ""}; if "${name}" is the same thing, take the declaration away.`,
  check(catalog, report) {
    for (const tool of catalog.tools) {
      const path = `tools.${tool.name}`;
      const parameters = nodeAt(tool.node, "parameters");
      const reported = new Set<string>();
      const once = (name: string, from: string): void => {
        if (reported.has(name)) return;
        reported.add(name);
        report(keySpan(parameters, name, nodeAt(tool.node, "selector", "name") ?? tool.node), `${path}.parameters.${name}`, { tool: path, name, from });
      };
      if (tool.selector && Object.hasOwn(tool.parameters, tool.selector.name)) once(tool.selector.name, "selector");
      for (const action of tool.actions) {
        const added = new Set<string>();
        for (const { name, from } of addedTo(catalog, tool, action)) {
          // Flags and paging of the author's own are left out there; the same name twice is two meanings too.
          if (Object.hasOwn(tool.parameters, name) || name === tool.selector?.name || added.has(name)) once(name, from);
          added.add(name);
        }
      }
    }
  },
};

const SOURCES: ReadonlyMap<string, string> = new Map([
  ["selector", "the selector"],
  ["mode", "the convention `mode`"],
  ["window", "the convention `window`"],
  ["latch", "a latch"],
  ["flag", "a flag"],
  ["paging", "the window's paging"],
]);
