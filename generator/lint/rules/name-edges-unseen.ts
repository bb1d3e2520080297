import type { Name } from "../name.js";
import { namesOf } from "../names.js";
import type { Rule } from "../rule.js";

export const nameEdgesUnseen: Rule<{ kind: string; name: string; problem: string }> = {
  id: "name-edges-unseen",
  severity: "warning",
  blocks: false,
  summary: "A name that callers or people have to type is empty, begins or ends with a blank, or breaks off into a second line.",
  why: "Nobody sees where such a name begins and ends, and it has to come back to the character: a model that drops the blank is refused.",
  bad: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    actions:
      "by name ": { policy: READ_ONLY, description: Проверяет объект по имени. }
`,
  good: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    actions:
      by name: { policy: READ_ONLY, description: Проверяет объект по имени. }
`,
  message: ({ kind, name, problem }) => `The ${kind} ${JSON.stringify(name)} ${problem}.`,
  remedy: ({ kind }) => (kind === "action" ? "Rename it; the former name belongs under `retired.actions` of its tool." : "Rename it, here and wherever it is named."),
  check(catalog, report) {
    for (const { name, kind, path, at } of namesOf(catalog)) {
      const problem = TYPED.has(kind) ? problemOf(name) : null;
      if (problem !== null) report(at, path, { kind, name, problem });
    }
  },
};

/** Names of tools and parameters have rules of their own, which let no blank through. */
const TYPED: ReadonlySet<Name["kind"]> = new Set(["action", "scope", "group", "profile"]);

function problemOf(name: string): string | null {
  if (name === "") return "is empty";
  if (/[\r\n\u0085\u2028\u2029]/.test(name)) return "holds a line break";
  if (name.trim() === "") return "is blank";
  return name.trim() === name ? null : `${name.trimStart() === name ? "ends" : "begins"} with a blank`;
}
