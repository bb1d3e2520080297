import type { Rule } from "../rule.js";

export const nameTooLong: Rule<{ name: string; prefix: string; length: number; limit: number }> = {
  id: "name-too-long",
  severity: "error",
  blocks: false,
  summary: "A tool's name is too long once a client has put its prefix before it.",
  why: "Clients call a tool by `mcp__<server>__<tool>` or the like, and model interfaces refuse names of more than 64 characters, some of them the whole list. `budgets.prefix` and `budgets.nameLength` say what your clients do.",
  bad: `tools:
  object_check_every_reference_and_every_nested_property: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  good: `tools:
  object_check_references_and_nested_properties: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ name, prefix, length, limit }) => `"${prefix}" (${lengthOf(prefix)}) and "${name}" (${lengthOf(name)}) make ${length} characters, and ${limit} are allowed.`,
  remedy: ({ length, limit }) => `Shorten the name by ${length - limit}, or the name of the server; a client with another prefix is told by \`budgets.prefix\`.`,
  check(catalog, report) {
    const prefix = (catalog.budgets.prefix ?? "mcp__{server}__").replaceAll("{server}", () => catalog.server.name);
    const { warn, fail } = catalog.budgets.nameLength ?? { warn: null, fail: 64 };
    for (const tool of catalog.tools) {
      const length = lengthOf(prefix) + lengthOf(tool.name);
      const limit = [fail, warn].find((most) => most !== null && length > most) ?? null;
      if (limit !== null) report(tool.keySpan, `tools.${tool.name}`, { name: tool.name, prefix, length, limit }, { severity: fail !== null && length > fail ? "error" : "warning" });
    }
  },
};

const lengthOf = (text: string): number => [...text].length;
