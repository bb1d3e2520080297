import type { More } from "../../diagnostics/card.js";
import type { Span } from "../../diagnostics/span.js";
import { characterText, hiddenIn } from "../characters.js";
import type { Rule } from "../rule.js";
import { oddTextsOf } from "../texts.js";

export const textHiddenCharacter: Rule<{ subject: string; character: string; offset: number; where: string }> = {
  id: "text-hidden-character",
  severity: "error",
  blocks: false,
  summary: "A string of the catalog, key or value, holds a character that nobody sees.",
  why: "Tag characters, zero widths and bidirectional controls show as nothing or turn the text around, and a model reads them: a way to hide instructions from a reviewer. In a name they make a word that nobody can type.",
  bad: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: "Проверяет\\u200B объект." }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: "Проверяет объект № 5 «Ёлка» — и ссылки на него ✅." }
`,
  message: ({ character, offset, where }) => `${where} holds ${character} at offset ${offset}, which is not seen.`,
  remedy: () => "Delete the character; type the word again if it is a name.",
  check(catalog, report) {
    for (const { text, at, path, key, free } of oddTextsOf(catalog)) {
      for (const { character, offset } of hiddenIn(text, { spaces: !free })) {
        report(at, path, { subject: path, character: characterText(character), offset, where: key ? `The key ${path}` : path }, suggestionFor(at, character));
      }
    }
  },
};

/** The source without the character, where it stands there as itself and not as an escape. */
function suggestionFor(at: Span, character: string): More {
  const source = at.source.text.slice(at.start, at.end);
  return source.includes(character) ? { suggestion: { confidence: "likely", at, replacement: source.replaceAll(character, "") } } : {};
}
