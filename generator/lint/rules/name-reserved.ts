import { RESERVED_TYPE_NAMES, identifierOf, isReservedFileName, namedTypeName } from "../../contract/identifier.js";
import type { Rule } from "../rule.js";

export const nameReserved: Rule<{ kind: string; name: string; reserved: string }> = {
  id: "name-reserved",
  severity: "error",
  blocks: true,
  summary: "A tool would have a file that cannot exist beside the others, or a type a name that generated code uses.",
  why: "`index` is the generator's own file, `con`, `aux`, `nul` and their like are devices on Windows, and a type called `Promise` would hide the language's.",
  bad: `tools:
  index: { group: data-read, policy: READ_ONLY, description: Показывает оглавление. }
`,
  good: `tools:
  index: { as: contents, group: data-read, policy: READ_ONLY, description: Показывает оглавление. }
`,
  message: ({ kind, name, reserved }) => `The ${kind} "${name}" becomes ${reserved}, a reserved name.`,
  remedy: ({ kind }) => (kind === "tool" ? "Give it another identifier, `as: other_name`; the name on the wire stays." : "Rename the type."),
  check(catalog, report) {
    for (const tool of catalog.tools) {
      const identifier = identifierOf(tool.name, tool.as);
      if (isReservedFileName(identifier)) report(tool.keySpan, `tools.${tool.name}`, { kind: "tool", name: tool.name, reserved: `the file ${identifier}.ts` });
    }
    for (const type of catalog.types) {
      const name = namedTypeName(identifierOf(type.name, null));
      if (RESERVED_TYPE_NAMES.has(name)) report(type.keySpan, `types.${type.name}`, { kind: "type", name: type.name, reserved: `the type ${name}` });
    }
  },
};
