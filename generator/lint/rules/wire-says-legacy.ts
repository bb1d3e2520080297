import { namesOf } from "../names.js";
import { proseOf } from "../prose.js";
import type { Rule } from "../rule.js";

export const wireSaysLegacy: Rule<{ subject: string; text: string }> = {
  id: "wire-says-legacy",
  severity: "error",
  blocks: false,
  summary: 'A name or a text of the surface says "legacy".',
  why: "There is one form on the wire and no other that a caller would have to tell apart. A word for the old one is the beginning of two handlers. Judged where the server claims the convention `refusals`.",
  bad: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект в режиме legacy. }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ subject, text }) => `${subject} says "${text}".`,
  remedy: () => "Remove the old form; a name that was replaced belongs under `retired`.",
  check(catalog, report) {
    if (!catalog.conventions.includes("refusals")) return;
    for (const { name, path, at } of namesOf(catalog)) {
      const found = LEGACY.exec(name);
      if (found) report(at, path, { subject: path, text: found[0] });
    }
    for (const prose of proseOf(catalog)) {
      const found = LEGACY.exec(prose.text);
      if (found) report(prose.node, prose.path, { subject: prose.path, text: found[0] });
    }
  },
};

const LEGACY = /legacy|легаси/iu;
