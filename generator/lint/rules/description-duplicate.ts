import { proseOf, type Prose } from "../prose.js";
import type { Rule } from "../rule.js";
import { wordsOf } from "../words.js";

export const descriptionDuplicate: Rule<{ subject: string; other: string }> = {
  id: "description-duplicate",
  severity: "warning",
  blocks: false,
  summary: "Two tools, or two actions of one tool, are described in the same words.",
  why: "Descriptions are what a model chooses by. Between two that say the same it chooses by chance.",
  bad: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    actions:
      types: { policy: READ_ONLY, description: Проверяет реквизиты объекта. }
      links: { policy: READ_ONLY, description: "Проверяет реквизит объекта" }
`,
  good: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    actions:
      types: { policy: READ_ONLY, description: Проверяет типы реквизитов объекта. }
      links: { policy: READ_ONLY, description: Проверяет ссылки на объект. }
`,
  message: ({ subject, other }) => `${subject} says the same as ${other}.`,
  remedy: () => "Say in each what the other does not do.",
  check(catalog, report) {
    const first = new Map<string, Prose>();
    for (const prose of proseOf(catalog)) {
      if (prose.key !== "description" || (prose.of !== "tool" && prose.of !== "action")) continue;
      const words = signatureOf(prose.text);
      if (words === "") continue;
      const key = `${prose.of === "tool" ? "" : prose.tool!.name}\n${words}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, prose);
      else report(prose.node, prose.path, { subject: prose.path, other: other.path }, { related: [{ at: other.node, note: "says the same" }] });
    }
  },
};

function hasNumber(word: string): boolean {
  return /[0-9]/.test(word) || (!/^[a-zа-яё]*$/.test(word) && /\p{N}/u.test(word));
}

/** The words of a text by how they begin, without order and punctuation. */
function signatureOf(text: string): string {
  const beginnings = new Set<string>();
  for (const word of wordsOf(text.toLowerCase())) if (word.length > 4 || [...word].length > 2 || hasNumber(word)) beginnings.add(word.slice(0, 6));
  return [...beginnings].sort().join(" ");
}
