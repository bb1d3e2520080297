import { characterText } from "../characters.js";
import { spellingsOf } from "../names.js";
import type { Rule } from "../rule.js";
import { mixedWords } from "../scripts.js";

export const nameMixedScript: Rule<{ kind: string; name: string; word: string; letters: readonly string[] }> = {
  id: "name-mixed-script",
  severity: "error",
  blocks: false,
  summary: "One word of a name mixes letters of Latin, Cyrillic or Greek.",
  why: "A Cyrillic «а» in a Latin word is not seen and never matches: the caller types the other letter. Names made so on purpose pass for the ones they imitate.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { kind: { type: string, enum: [full, "f\\u0430st"], description: Вид проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { kind: { type: string, enum: [full, fast, HTTPСервис, EDT-проект], description: Вид проверки } }
`,
  message: ({ kind, name, word, letters }) => `The ${kind} ${JSON.stringify(name)} mixes scripts${word === name ? "" : ` in "${word}"`}: ${letters.join(", ")}.`,
  remedy: () => "Type the word again in one script.",
  check(catalog, report) {
    for (const { name, kind, path, at } of spellingsOf(catalog)) {
      // Values may be names of the domain, where an acronym stands before a Russian word.
      for (const { word, odd } of mixedWords(name, { lenient: kind === "value" || kind === "label" })) {
        report(at, path, { kind, name, word, letters: odd.map(characterText) });
      }
    }
  },
};
