import { proseOf } from "../prose.js";
import type { Rule } from "../rule.js";

export const prosePlaceholder: Rule<{ subject: string; text: string }> = {
  id: "prose-placeholder",
  severity: "warning",
  blocks: false,
  summary: "A description is a placeholder: TODO, «описание», an ellipsis.",
  why: "It is published as it stands, and a model reads it as what the tool does.",
  bad: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: "TODO: описать проверку объекта" }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ subject, text }) => `${subject} is a placeholder: ${JSON.stringify(text)}.`,
  remedy: () => "Write what it does, or take the key away.",
  check(catalog, report) {
    for (const prose of proseOf(catalog)) {
      const words = prose.text.trim();
      if (words === "" || prose.key === "title" || !isPlaceholder(words)) continue;
      report(prose.node, prose.path, { subject: prose.path, text: [...words].slice(0, 60).join("") });
    }
  },
};

function isPlaceholder(words: string): boolean {
  const small = words.toLowerCase();
  return WHOLE.test(small) || (MAY_BE_MARKED.test(small) && MARKED.test(words));
}

const WHOLE = /^(?:xxx+|описание|описание (?:инструмента|действия|параметра)|текст|заглушка|нет описания|без описания|описать|дописать|description|no description|placeholder|n\/a|none|[.…?_-]+)[.!:]*$/;
/** At the beginning: inside a sentence the word may be what the sentence is about. */
const MARKED = /^(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}_-])|^\(?(?:описать|дописать|заполнить)(?: позже| потом)?\)?[.…]*$|lorem ipsum/iu;
/** The same without the tables of Unicode. */
const MAY_BE_MARKED = /^(?:todo|fixme|tbd|xxx)|^\(?(?:описать|дописать|заполнить)|lorem ipsum/;
