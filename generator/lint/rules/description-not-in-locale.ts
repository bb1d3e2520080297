import { proseOf } from "../prose.js";
import type { Rule } from "../rule.js";

export const descriptionNotInLocale: Rule<{ subject: string; locale: string; text: string }> = {
  id: "description-not-in-locale",
  severity: "error",
  blocks: false,
  summary: "Prose is written in another language than `server.locale` says.",
  why: "A model picks tools by the words of the person who asks. Among Russian descriptions an English one is not found, and a translation that was forgotten looks like one that was decided.",
  bad: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Checks the object and its references. }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект и ссылки на него (URI или FQN). }
`,
  message: ({ subject, locale, text }) => `${subject} is not in the language "${locale}": ${JSON.stringify(text)}.`,
  remedy: ({ locale }) => `Write it in the language of the server ("${locale}"), or correct \`server.locale\`. Identifiers belong into backticks.`,
  check(catalog, report) {
    const letters = SCRIPTS.get(catalog.server.locale.toLowerCase().split(/[-_]/)[0]!);
    if (letters === undefined) return;
    for (const prose of proseOf(catalog)) {
      if (isForeign(prose.text, letters, prose.key === "title")) report(prose.node, prose.path, { subject: prose.path, locale: catalog.server.locale, text: [...prose.text].slice(0, 60).join("") });
    }
  },
};

/** Letters of the languages whose script alone tells that a text is not in them. */
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const SCRIPTS: ReadonlyMap<string, RegExp> = new Map([
  ...["ru", "uk", "be", "bg", "kk", "ky", "mk", "mn", "tg", "tt"].map((language) => [language, CYRILLIC] as const),
  ["zh", /\p{Script=Han}/gu],
  ["ja", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["el", /\p{Script=Greek}/gu],
]);

function isForeign(text: string, letters: RegExp, short: boolean): boolean {
  const latin = text.match(/[A-Za-z]+/g)?.join("").length ?? 0;
  if (latin < 2) return false;
  const own = text.match(letters)?.length ?? 0;
  if (own > 0 && latin <= own) return false;
  // Quoted words and identifiers are no prose: code, references, addresses, placeholders, dotted and joined names.
  const plain = text.replace(QUOTED, " ");
  const words = (plain.match(/\p{Script=Latin}[\p{Script=Latin}'’-]*/gu) ?? []).filter((word) => !/^\p{Lu}+s?$/u.test(word));
  if (own === 0) return words.filter((word) => word.length > 1).length >= 2 || (!short && words.some((word) => word.length > 3));
  // Around a Russian name or command the small words tell whose sentence it is.
  return words.join("").length > own && words.filter((word) => SMALL_WORDS.has(word.toLowerCase())).length >= 2;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(["a", "all", "an", "and", "any", "are", "as", "at", "be", "by", "for", "from", "if", "in", "is", "it", "its", "no", "not", "of", "on", "only", "or", "that", "the", "this", "to", "when", "with"]);

const QUOTED = /`[^`]*`|<[^>]*>|\[\[[^\]]*\]\]|https?:\S+|\{[^}]*\}|"[^"]*"|«[^»]*»|\S*[\p{L}\p{N}][_./\\:=#@][\p{L}\p{N}]\S*|\S*\p{Ll}\p{Lu}\S*/gu;
