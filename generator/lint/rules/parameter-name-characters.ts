import { namesOf } from "../names.js";
import type { Rule } from "../rule.js";
import { characterText } from "../characters.js";

export const parameterNameCharacters: Rule<{ name: string; characters: readonly string[] }> = {
  id: "parameter-name-characters",
  severity: "warning",
  blocks: false,
  summary: "A parameter's name, at any depth, is longer than 64 characters or holds others than `A-Z a-z 0-9 _ . -`.",
  why: "Model interfaces check the names of properties too, and refuse the request with all its tools.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { "depth max": { type: integer, description: Глубина проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth_max: { type: integer, description: Глубина проверки } }
`,
  message: ({ name, characters }) => `The parameter name ${JSON.stringify(name)} ${characters.length > 0 ? `holds ${characters.join(", ")}` : `has ${[...name].length} characters, not 1 to 64`}.`,
  remedy: () => "Rename it with Latin letters, digits, `_`, `.` and `-`; the former name belongs under `retired.parameters`.",
  check(catalog, report) {
    for (const { name, kind, path, at, returned } of namesOf(catalog)) {
      if (returned || (kind !== "parameter" && kind !== "property" && kind !== "selector") || /^[A-Za-z0-9_.-]{1,64}$/.test(name)) continue;
      const odd = [...new Set(name)].filter((character) => !/[A-Za-z0-9_.-]/.test(character));
      report(at, path, { name, characters: odd.map(characterText) });
    }
  },
};
