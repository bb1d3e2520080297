import type { Rule } from "../rule.js";
import { characterText } from "../characters.js";

export const nameCharacters: Rule<{ name: string; characters: readonly string[] }> = {
  id: "name-characters",
  severity: "error",
  blocks: false,
  summary: "A tool's name holds characters outside `A-Z a-z 0-9 _ -`.",
  why: "Several clients and model interfaces refuse such a name, some of them together with every other tool of the list.",
  bad: `tools:
  object.check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ name, characters }) => (name === "" ? "A tool has an empty name." : `The tool name ${JSON.stringify(name)} holds ${characters.join(", ")}.`),
  remedy: () => "Rename it with Latin letters, digits, `_` and `-`; the former name belongs under `retired.tools`.",
  check(catalog, report) {
    for (const tool of catalog.tools) {
      const odd = [...new Set(tool.name)].filter((character) => !/[A-Za-z0-9_-]/.test(character));
      if (odd.length > 0 || tool.name === "") report(tool.keySpan, `tools.${tool.name}`, { name: tool.name, characters: odd.map(characterText) });
    }
  },
};
